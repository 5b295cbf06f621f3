import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { remarkOf } from '#src/domain/template-parameters';
import { copyText } from '#src/lib/clipboard';
import { IconButton } from '#src/ui/button';
import { Field, type FieldControlProps } from '#src/ui/form/field';
import { useToasts } from '#src/ui/toast';
import type { ParameterFieldProps, TemplateParameter } from './field-contract';

export function CopyParamName({ parameter }: { readonly parameter: TemplateParameter }) {
  const { t } = useTranslation('templateForm');
  const toasts = useToasts();
  const name = parameter.ParamName;
  return (
    <span data-aside="">
      <IconButton
        size="small"
        label={t(($) => $.fields.copyName, { field: parameter.DisplayText })}
        icon={<ApiOutlined />}
        onClick={() => {
          void copyText(name).then((copied) => {
            if (copied) toasts.success(() => t(($) => $.fields.nameCopied, { name }), { key: 'param-name' });
            else toasts.error(() => t(($) => $.fields.copyFailed, { name }), { key: 'param-name' });
          });
        }}
      />
    </span>
  );
}

export function ParameterFrame({
  parameter,
  error,
  isGroup,
  help,
  extra,
  children,
}: Pick<ParameterFieldProps, 'parameter' | 'error'> & {
  readonly isGroup?: boolean;
  readonly help?: ReactNode;
  readonly extra?: ReactNode;
  readonly children: (wiring: FieldControlProps) => ReactNode;
}) {
  const hint = remarkOf(parameter);
  const offersName = parameter.ControlOptions?.IsAPIEnabled === true;
  return (
    <Field
      label={parameter.DisplayText}
      required={parameter.IsRequired}
      help={help ?? (hint === '' ? undefined : hint)}
      error={error}
      group={isGroup}
      {...(offersName || extra !== undefined
        ? {
            extra: (
              <>
                {extra}
                {offersName && <CopyParamName parameter={parameter} />}
              </>
            ),
          }
        : {})}
    >
      {children}
    </Field>
  );
}
