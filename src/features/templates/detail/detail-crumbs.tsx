import type { MouseEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { isPreviousEntry } from './previous-entry';
import { Breadcrumb } from '#src/ui/page-header';

export function PublicCrumbs() {
  const { t } = useTranslation('shell');
  const back = useBackTo(paths.publicTemplates);
  return (
    <Breadcrumb
      crumbs={[
        { label: t(($) => $.pages.publicTemplates), to: paths.publicTemplates, onClick: back },
        { label: t(($) => $.pages.templateDetail) },
      ]}
    />
  );
}

export function ConsoleCrumbs({ from }: { readonly from: string | null }) {
  const { t } = useTranslation('templates');
  const middle =
    from === 'task-list'
      ? { label: t(($) => $.menu.tasks, { ns: 'shell' }), to: paths.templateTaskList }
      : { label: t(($) => $.pages.templates, { ns: 'shell' }), to: paths.templates };
  const back = useBackTo(middle.to);
  return (
    <Breadcrumb
      crumbs={[
        { label: t(($) => $.menu.templates, { ns: 'shell' }) },
        { ...middle, onClick: back },
        { label: t(($) => $.pages.templateDetail, { ns: 'shell' }) },
      ]}
    />
  );
}

/** Goes back in history, which restores filters and scroll position. */
function useBackTo(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const href = useHref(to);
  return (event) => {
    if (
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !isPreviousEntry(href)
    )
      return;
    event.preventDefault();
    void navigate(-1);
  };
}
