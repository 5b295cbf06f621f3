import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useDebouncedCallback } from 'use-debounce';
import { proxyQueries } from '#src/data/proxies';
import { areasOf, areaTree, searchAreas, type AreaNode } from './proxy-areas';
import { globalAreaId } from '#src/domain/proxy-rules';
import { useLanguage } from '#src/i18n/use-language';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Field } from '#src/ui/form/field';
import { SelectControl, type Option } from '#src/ui/form/select-control';
import styles from './proxies.module.css';

const PAUSE = 300;

function flat(nodes: readonly AreaNode[], depth = 0): readonly { readonly node: AreaNode; readonly depth: number }[] {
  return nodes.flatMap((node) => [{ node, depth }, ...flat(node.children, depth + 1)]);
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
  const [words, setWords] = useState('');
  const search = useDebouncedCallback(setWords, PAUSE);
  const all = useQuery(proxyQueries.areas(language));
  const found = useQuery({ ...proxyQueries.areas(language, words), placeholderData: keepPreviousData });
  const globalName = t(($) => $.area.global);
  const tree = areaTree(areasOf(found.data), globalName);
  // The server searches its areas; global mixed dialing is not among them.
  const shown =
    words !== '' && searchAreas([{ id: globalAreaId, name: globalName, children: [] }], words, language).length === 0
      ? tree.filter(({ id }) => id !== globalAreaId)
      : tree;
  const options: Option<number>[] = flat(shown).map(({ node, depth }) => ({
    value: node.id,
    label: (
      <span className={depth > 0 ? styles.inner : node.children.length > 0 ? styles.outer : undefined}>
        {node.name}
      </span>
    ),
  }));
  const chosen = areasOf(all.data).find(({ id }) => id === value);
  const name = value === globalAreaId ? globalName : (chosen?.name ?? t(($) => $.area.unknown, { id: value }));
  // Keeps an option for the selected area when the server does not return it.
  const rest =
    options.some((option) => option.value === value) || words !== '' ? options : [...options, { value, label: name }];
  const isEmpty = all.isSuccess && areasOf(all.data).length === 0;
  return (
    <Field label={t(($) => $.area.label)} help={isEmpty ? t(($) => $.area.none) : undefined}>
      {(wiring) => (
        <>
          <SelectControl
            {...wiring}
            value={value}
            onChange={(next) => {
              search.cancel();
              setWords('');
              if (next !== undefined) onChange(next);
            }}
            onSearch={(typed) => {
              search(typed.trim());
              if (typed === '') search.flush();
            }}
            options={rest}
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
