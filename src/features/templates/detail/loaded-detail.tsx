import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { isTemplateOpen } from '#src/domain/template-access';
import { useFormats } from '#src/i18n/format';
import { ErrorState } from '#src/ui/error-state';
import { useScrolledPast } from '#src/ui/fixed-bar';
import { SkeletonLines } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import { Tabs, type TabItem } from '#src/ui/tabs';
import { useToasts } from '#src/ui/toast';
import type { ForeignFields } from '../form/field-contract';
import { TaskSetup } from '../form/task-setup';
import { DetailHeader } from './detail-header';
import { DetailsTab } from './details-tab';
import { MaintenanceBanner } from './maintenance-banner';
import { RelatedTab } from './recommendations';
import { TaskFacts } from './task-facts';
import { TaskTitle, type RenameDialog } from './task-title';
import styles from './detail.module.css';

export const detailTabs = ['parameters', 'details', 'tasks', 'related'] as const;
export type DetailTab = (typeof detailTabs)[number];

/** Pixels of scrolling after which the tab bar sticks (TPL-29). */
const STICK_AFTER = 300;

export interface LoadedDetailProps {
  readonly template: Schemas['TemplateDetail'];
  readonly taskId?: string;
  readonly task: Schemas['TaskDetail'] | undefined;
  readonly tab: DetailTab;
  readonly onTabChange: (tab: DetailTab) => void;
  readonly foreignFields: ForeignFields;
  readonly createdTasks: ComponentType<{ readonly templateId: string; readonly onCreate: () => void }>;
  readonly renameDialog: RenameDialog;
}

export function LoadedDetail(props: LoadedDetailProps) {
  const { template, task, taskId, onTabChange, createdTasks: CreatedTasks, renameDialog } = props;
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const id = template.templateRegistrationId;
  const editing = task !== undefined && taskId !== undefined;
  const created = useQuery({ ...taskQueries.countOfTemplate(id), enabled: !editing });
  const related = useQuery({ ...templateQueries.related(id), enabled: !editing });
  const tab = editing && props.tab !== 'details' ? 'parameters' : props.tab;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t(($) => $.detail.counted, { label, number: formats.number(count) });

  // Stays mounted while another tab is open, with its input.
  const form = (
    <div key="form" hidden={tab !== 'parameters'}>
      <SetupPanel {...props} />
    </div>
  );
  const items: TabItem<DetailTab>[] = [
    { key: 'parameters', label: t(($) => $.detail.parameters), content: [form] },
    {
      key: 'details',
      label: t(($) => $.pages.templateDetail, { ns: 'shell' }),
      content: [form, <DetailsTab key="details" template={template} />],
    },
  ];
  if (!editing)
    items.push(
      {
        key: 'tasks',
        label: counted(
          t(($) => $.words.tasks, { ns: 'shell' }),
          created.data?.total,
        ),
        content: [
          form,
          <CreatedTasks
            key="tasks"
            templateId={id}
            onCreate={() => {
              onTabChange('parameters');
            }}
          />,
        ],
      },
      {
        key: 'related',
        label: counted(
          t(($) => $.detail.related),
          related.data?.items.length,
        ),
        content: [form, <RelatedTab key="related" id={id} />],
      },
    );
  return (
    <>
      <DetailHeader
        template={template}
        place="console"
        {...(editing
          ? {
              title: <TaskTitle taskId={taskId} name={task.taskName} dialog={renameDialog} />,
              facts: <TaskFacts taskId={taskId} task={task} template={template} />,
            }
          : {})}
      />
      <MaintenanceBanner template={template} place="console" />
      <Tabs
        label={t(($) => $.words.template, { ns: 'shell' })}
        value={tab}
        onChange={onTabChange}
        fixAfter={STICK_AFTER}
        items={items}
        extra={<NameInBar name={editing ? task.taskName : template.name} />}
      />
    </>
  );
}

function NameInBar({ name }: { readonly name: string }) {
  return useScrolledPast(STICK_AFTER) ? <span className={styles.barName}>{name}</span> : null;
}

function SetupPanel({ template, task, taskId, foreignFields }: LoadedDetailProps) {
  const { t } = useTranslation('templates');
  const toasts = useToasts();
  // A task opens with its own version (START-09). Fixed, so that saving does not reload the form.
  const [version] = useState(task?.templateVersion);
  const setup = useQuery(templateQueries.setup(template.templateRegistrationId, version));
  const closed = setup.data !== undefined && !isTemplateOpen(setup.data);
  useEffect(() => {
    if (closed) toasts.warning(() => t(($) => $.refused.title.private), { key: 'template-not-open' });
  }, [closed, toasts, t]);
  if (closed)
    return (
      <Notice variant="warning" title={t(($) => $.refused.title.private)}>
        {t(($) => $.detail.notOpenHint)}
      </Notice>
    );
  if (setup.data !== undefined)
    return (
      <TaskSetup
        key={taskId ?? template.slug}
        setup={setup.data}
        template={template}
        foreignFields={foreignFields}
        task={task === undefined || taskId === undefined ? undefined : { ...task, id: taskId }}
      />
    );
  return setup.isError ? (
    <ErrorState
      title={t(($) => $.detail.failed)}
      onRetry={() => void setup.refetch()}
      retrying={setup.isFetching}
      retryIn={retryAfterOf(setup.error)}
    >
      {t(($) => $.detail.failedHint)}
    </ErrorState>
  ) : (
    <SkeletonLines lines={8} />
  );
}
