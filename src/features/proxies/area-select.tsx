import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useDebouncedCallback } from 'use-debounce';
import { proxyQueries } from '#src/data/proxies';
import { usableAreas, areaTree, searchAreas, type AreaNode } from './proxy-areas';
import { globalAreaId } from '#src/domain/proxy-rules';
import { useLanguage } from '#src/i18n/use-language';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Field } from '#src/ui/form/field';
import { SelectControl, type SelectOption } from '#src/ui/form/select-control';
import styles from './proxies.module.css';

const SEARCH_DELAY = 300;

function flattenTree(
  nodes: readonly AreaNode[],
  depth = 0,
): readonly { readonly node: AreaNode; readonly depth: number }[] {
  return nodes.flatMap((node) => [{ node, depth }, ...flattenTree(node.children, depth + 1)]);
}

export function AreaSelect({
  value,
  onChange,
  disabled,
}: {
  readonly value: number;
  readonly onChange: (areaId: number) => void;
  readonly disabled: boolean;
}) {
  const { t } = useTranslation('proxies');
  const language = useLanguage();
  const [searchText, setSearchText] = useState('');
  const search = useDebouncedCallback(setSearchText, SEARCH_DELAY);
  const all = useQuery(proxyQueries.areas(language));
  const found = useQuery({ ...proxyQueries.areas(language, searchText), placeholderData: keepPreviousData });
  const globalName = t(($) => $.area.global);
  const tree = areaTree(usableAreas(found.data), globalName);
  // The server searches its areas; global mixed dialing is not among them.
  const shown =
    searchText !== '' &&
    searchAreas([{ id: globalAreaId, name: globalName, children: [] }], searchText, language).length === 0
      ? tree.filter(({ id }) => id !== globalAreaId)
      : tree;
  const options: SelectOption<number>[] = flattenTree(shown).map(({ node, depth }) => ({
    value: node.id,
    label: (
      <span className={depth > 0 ? styles.inner : node.children.length > 0 ? styles.outer : undefined}>
        {node.name}
      </span>
    ),
  }));
  const chosen = usableAreas(all.data).find(({ id }) => id === value);
  const name = value === globalAreaId ? globalName : (chosen?.name ?? t(($) => $.area.unknown, { id: value }));
  // Includes a selected area that the server does not return.
  const shownOptions =
    options.some((option) => option.value === value) || searchText !== ''
      ? options
      : [...options, { value, label: name }];
  const isEmpty = all.isSuccess && usableAreas(all.data).length === 0;
  return (
    <Field label={t(($) => $.area.label)} help={isEmpty ? t(($) => $.area.none) : undefined}>
      {(wiring) => (
        <>
          <SelectControl
            {...wiring}
            value={value}
            onChange={(next) => {
              search.cancel();
              setSearchText('');
              if (next !== undefined) onChange(next);
            }}
            onSearch={(text) => {
              search(text.trim());
              if (text === '') search.flush();
            }}
            options={shownOptions}
            loading={found.isFetching}
            disabled={disabled}
          />
          {all.isError && all.data === undefined && (
            <span className={styles.failed} role="status">
              {t(($) => $.area.failed)}
              <RetryButton
                variant="link"
                size="small"
                error={all.error}
                loading={all.isFetching}
                onClick={() => void all.refetch()}
              >
                {t(($) => $.retry, { ns: 'ui' })}
              </RetryButton>
            </span>
          )}
        </>
      )}
    </Field>
  );
}
