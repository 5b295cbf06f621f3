import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { z } from '#src/lib/zod';
import { useErrorMessage, type CodeMessages } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { validationError, isValidationError } from '#src/ui/form/validation-error';
import { useSingleFlight } from '#src/ui/use-single-flight';

export type FieldMessages<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, () => string>>>;

interface DialogFormOptions<Input extends FieldValues> {
  readonly dialog: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onClosed?: (() => void) | undefined;
  };
  /** Later values replace those of fields that are not dirty. */
  readonly values: Input;
  readonly codes?: CodeMessages;
  /** Other errors appear above the buttons. */
  readonly fieldErrors?: (error: unknown) => FieldMessages<Input>;
}

interface DialogForm<Input extends FieldValues, Output> extends Pick<
  UseFormReturn<Input, unknown, Output>,
  'control' | 'getValues' | 'resetField' | 'setFocus'
> {
  readonly setValue: <Name extends Path<Input>>(name: Name, value: PathValue<Input, Name>) => void;
  readonly isPending: boolean;
  readonly clearError: () => void;
  readonly dialogProps: {
    readonly open: boolean;
    readonly loading: boolean;
    readonly submitError: string | undefined;
    readonly submitDisabledReason: string | undefined;
    readonly onSubmit: (event: BaseSyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onClosed: () => void;
  };
}

/** A Retry-After disables the submit button. */
export function useDialogForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  submit: (values: Output) => unknown,
  { dialog, values, codes, fieldErrors }: DialogFormOptions<Input>,
): DialogForm<Input, Output> {
  const { i18n } = useTranslation();
  const errorMessage = useErrorMessage();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Input>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
  });
  const { control, formState, getValues, handleSubmit, reset, resetField, setError, setFocus, setValue, trigger } =
    form;
  // react-hook-form tracks what is read during render; keepDirtyValues needs dirtyFields.
  const { dirtyFields, errors, isSubmitted } = formState;
  void dirtyFields;
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly fields: readonly Path<Input>[] }>();
  const retryDisabledReason = useRetryDisabledReason(failure?.error);

  const { run: send, pending } = useSingleFlight(async (parsed: Output) => {
    setFailure(undefined);
    try {
      await submit(parsed);
    } catch (error) {
      const messages = Object.entries<(() => string) | undefined>(fieldErrors?.(error) ?? {});
      for (const [name, message] of messages) if (message) setError(name as Path<Input>, validationError(message));
      setFailure({ error, fields: messages.map(([name]) => name as Path<Input>) });
    }
  });
  const isPending = pending !== undefined;

  // A field is disabled while the call is pending.
  const focusFirstError = useEffectEvent(() => {
    const [first] = failure?.fields ?? [];
    if (first !== undefined) setFocus(first, { shouldSelect: true });
  });
  useEffect(() => {
    focusFirstError();
  }, [failure]);

  const translateErrors = useEffectEvent(() => {
    const names = Object.entries(errors).flatMap(([name, error]) => (error && isValidationError(error) ? [] : [name]));
    if (names.length > 0) void trigger(names as Path<Input>[]);
  });
  useEffect(() => {
    translateErrors();
  }, [i18n.language]);

  const isAboutField = failure !== undefined && failure.fields.length > 0;
  return {
    control,
    getValues,
    resetField,
    setFocus,
    setValue: (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    isPending,
    clearError: () => setFailure(undefined),
    dialogProps: {
      open: dialog.open,
      loading: isPending,
      submitError:
        failure === undefined || isAboutField ? undefined : errorMessage(failure.error, codes ? { codes } : {}),
      submitDisabledReason: retryDisabledReason,
      onSubmit: (event) => void handleSubmit(send)(event),
      onClose: dialog.onClose,
      onClosed: () => {
        reset(values, { keepDirtyValues: false, keepErrors: false, keepIsSubmitted: false, keepSubmitCount: false });
        setFailure(undefined);
        dialog.onClosed?.();
      },
    },
  };
}
