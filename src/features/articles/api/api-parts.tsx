import { useTranslation } from '#src/i18n/use-translation';
import { operationDetails } from '#src/lib/api-reference/operation-markup';
import type { ContractDocument } from '#src/lib/api-reference/contract-node';
import { enumDetails } from '#src/lib/api-reference/enum-table';
import { schemaTable } from '#src/lib/api-reference/schema-table';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { Empty } from '#src/ui/empty';
import { Highlight } from '#src/ui/highlight';
import { Text } from '#src/ui/text';
import styles from './api.module.css';
import type { CallGroup } from './groups';
import { ReferenceMarkup, ReferencePart } from './reference-part';

export function ApiParts({
  contract,
  groups,
  searchText,
  open,
  toggle,
  onShowAll,
}: {
  readonly contract: ContractDocument;
  readonly groups: readonly CallGroup[];
  readonly searchText: string;
  readonly open: ReadonlySet<string>;
  readonly toggle: (id: string, open: boolean) => void;
  readonly onShowAll: () => void;
}) {
  const { t } = useTranslation('articles');
  const schemas = contract.components.schemas ?? {};
  const error = schemas['Error'];
  return (
    <>
      {groups.length === 0 && (
        <Empty
          drawing="search"
          compact
          title={t(($) => $.api.none, { words: searchText })}
          action={<Button onClick={onShowAll}>{t(($) => $.api.clear)}</Button>}
        />
      )}
      {groups.map(({ tag, description, calls }) => (
        <section key={tag} aria-labelledby={`noun-${tag}`} className={styles.group}>
          <h2 id={`noun-${tag}`} lang="en">
            {tag}
          </h2>
          <Text lang="en" tone="secondary">
            {description}
          </Text>
          {calls.map(({ call }) => {
            const { method, path, operation } = call;
            const id = `call-${operation.operationId}`;
            return (
              <ReferencePart
                key={id}
                id={id}
                open={open.has(id)}
                onToggle={toggle}
                renderMarkup={() => operationDetails(call, contract, 'users')}
                tools={
                  <span className={styles.copy}>
                    <CopyButton text={path} label={t(($) => $.api.copyPath, { path })} />
                  </span>
                }
              >
                <span className={styles.method} data-method={method}>
                  {method}
                </span>
                <code>
                  <Highlight text={path} keyword={searchText} />
                </code>
                <span className={styles.summary}>
                  <Highlight text={operation.summary} keyword={searchText} />
                </span>
              </ReferencePart>
            );
          })}
        </section>
      ))}
      {searchText === '' && (
        <>
          <section aria-labelledby="error-body" className={styles.group}>
            <h2 id="error-body">{t(($) => $.api.error)}</h2>
            {error && (
              <ReferenceMarkup
                markup={schemaTable(
                  t(($) => $.api.error),
                  error,
                  contract,
                )}
              />
            )}
          </section>
          <section aria-labelledby="enumerations" className={styles.group}>
            <h2 id="enumerations">{t(($) => $.api.enums)}</h2>
            {Object.entries(schemas)
              .filter(([, schema]) => schema.enum)
              .map(([name, schema]) => (
                <ReferencePart
                  key={name}
                  id={`enum-${name}`}
                  open={open.has(`enum-${name}`)}
                  onToggle={toggle}
                  renderMarkup={() => enumDetails(name, schema, 'users')}
                >
                  <code>{name}</code>
                </ReferencePart>
              ))}
          </section>
        </>
      )}
    </>
  );
}
