import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries, type LoginRecord } from '#src/data/account';
import { ResourceList } from '#src/shared/list/resource-list';
import { useListPage } from '#src/shared/list/use-list-page';
import { Empty } from '#src/ui/empty';
import { Section } from '#src/ui/section';
import { useLoginColumns } from './login-columns';
import { loginsParams } from './logins.params';

const keyOf = (record: LoginRecord): string => record.recordId;

export function LoginRecords() {
  const { t } = useTranslation('account');
  return (
    <Section title={t(($) => $.logins.title)} description={t(($) => $.logins.description)}>
      <ResourceList
        list={useListPage({ params: loginsParams, query: accountQueries.logins, rowKey: keyOf })}
        label={t(($) => $.logins.title)}
        columns={useLoginColumns()}
        density="roomy"
        skeletonRows={5}
        failed={{ title: t(($) => $.logins.failed), detail: t(($) => $.logins.failedHint) }}
        empty={<Empty drawing="list" title={t(($) => $.logins.empty)} />}
      />
    </Section>
  );
}
