import type { MouseEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { cameFrom } from './came-from';
import { Breadcrumb } from '#src/ui/page-header';

/** The way to a public page of a template: Template Gallery > Template Details (TPL-06). */
export function PublicCrumbs() {
  const { t } = useTranslation('templates');
  const back = useBackTo(paths.publicTemplates);
  return (
    <Breadcrumb
      crumbs={[
        { label: t(($) => $.detail.crumbGallery), to: paths.publicTemplates, onClick: back },
        { label: t(($) => $.detail.crumbHere) },
      ]}
    />
  );
}

/** The way to a console page of a template, from the task list or from all templates by the address's `from`; the middle crumb goes back (TPL-19, TPL-20). */
export function ConsoleCrumbs({ from }: { readonly from: string | null }) {
  const { t } = useTranslation('templates');
  const middle =
    from === 'task-list'
      ? { label: t(($) => $.detail.crumbTasks), to: paths.templateTaskList }
      : { label: t(($) => $.detail.crumbAll), to: paths.templates };
  const back = useBackTo(middle.to);
  return (
    <Breadcrumb
      crumbs={[
        { label: t(($) => $.detail.crumbRoot) },
        { ...middle, onClick: back },
        { label: t(($) => $.detail.crumbHere) },
      ]}
    />
  );
}

/** Goes one step back where that is the list of this address, so that its filters, page and place come back; else the link is followed. */
function useBackTo(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const href = useHref(to);
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !cameFrom(href))
      return;
    event.preventDefault();
    void navigate(-1);
  };
}
