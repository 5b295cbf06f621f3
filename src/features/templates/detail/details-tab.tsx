import { useTranslation } from '#src/i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { Tabs } from '#src/ui/tabs';
import { DataPreview } from './data-preview';
import { DescriptionPanel } from './description-panel';

const subTabs = ['description', 'data'] as const;

export function DetailsTab({
  template,
}: {
  readonly template: Pick<Schemas['TemplateDetail'], 'howToUse' | 'outputFields' | 'templateRegistrationId'>;
}) {
  const { t } = useTranslation('templates');
  const [query, setQuery] = useSearchParams();
  const requestedPart = query.get('part');
  const part = subTabs.find((known) => known === requestedPart) ?? 'description';
  return (
    <Tabs
      nested
      label={t(($) => $.preview.parts)}
      value={part}
      onChange={(next) => {
        setQuery(
          (before) => {
            const after = new URLSearchParams(before);
            if (next === 'description') after.delete('part');
            else after.set('part', next);
            return after;
          },
          { replace: true },
        );
      }}
      items={[
        {
          key: 'description',
          label: t(($) => $.preview.description),
          content: <DescriptionPanel html={template.howToUse} />,
        },
        { key: 'data', label: t(($) => $.preview.data), content: <DataPreview template={template} /> },
      ]}
    />
  );
}
