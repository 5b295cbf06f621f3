import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { proxyQueries } from '#src/data/proxies';
import { remarkOf, type TemplateParameter } from '#src/domain/template-parameters';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { Notice } from '#src/ui/status';

export interface CloudGroupFieldProps {
  readonly parameter: TemplateParameter;
  /** The id of a group; '' for none. */
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** An empty value is valid even when required (FORM-11, FORM-52). */
export function CloudGroupField({
  parameter,
  value,
  onChange,
  error,
  disabled,
  onFocus,
  onBlur,
}: CloudGroupFieldProps) {
  const { t } = useTranslation('proxies');
  const groups = useQuery(proxyQueries.clusterGroups());
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const items = groups.data?.items ?? [];
  const isEmpty = groups.data !== undefined && items.length === 0;
  const hint = remarkOf(parameter);
  // Includes a stored group that the server no longer offers.
  const withStored =
    chosen === undefined || items.some(({ clusterGroupId }) => clusterGroupId === chosen)
      ? []
      : [{ value: chosen, label: t(($) => $.group.unknown, { id: chosen }) }];
  return (
    <>
      <Field label={parameter.DisplayText} help={hint === '' ? undefined : hint} error={error}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={groups.data === undefined ? undefined : chosen}
            onChange={(next) => {
              onChange(next ?? '');
            }}
            options={[
              ...withStored,
              ...items.map((group) => ({ value: group.clusterGroupId, label: group.displayName })),
            ]}
            placeholder={t(($) => (groups.isPending ? $.group.loading : isEmpty ? $.group.none : $.group.choose))}
            clearable
            loading={groups.isPending}
            disabled={disabled || groups.data === undefined || (isEmpty && chosen === undefined)}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        )}
      </Field>
      {groups.isError && groups.data === undefined && (
        <Notice
          variant="error"
          announce="polite"
          actions={
            <RetryButton
              size="small"
              error={groups.error}
              loading={groups.isFetching}
              onClick={() => void groups.refetch()}
            >
              {t(($) => $.retry, { ns: 'ui' })}
            </RetryButton>
          }
        >
          {t(($) => $.group.failed)}
        </Notice>
      )}
    </>
  );
}
