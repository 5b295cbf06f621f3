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
import type { z } from 'zod';
import { useErrorMessage, type CodeMessages } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { fault, isFault } from '#src/ui/form/fault';
import { useSingleFlight } from '#src/ui/use-single-flight';

/** Messages by field. */
export type FieldMessages<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, () => string>>>;

interface DialogFormOptions<Input extends FieldValues> {
  /** What the dialog was given: whether it is open, and how it closes. */
  readonly dialog: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onClosed?: (() => void) | undefined;
  };
  /** The initial values. Others that come later replace those of the fields that nobody has changed. */
  readonly values: Input;
  /** Messages of this dialog by error code; they replace the general ones. */
  readonly codes?: CodeMessages;
  /** The fields that an error of the server is about, with their messages. An error about no field stands above the buttons. */
  readonly fieldErrors?: (error: unknown) => FieldMessages<Input>;
}

interface DialogForm<Input extends FieldValues, Output> extends Pick<
  UseFormReturn<Input, unknown, Output>,
  'control' | 'getValues' | 'resetField' | 'setFocus'
> {
  /** Sets a value as if it had been typed. */
  readonly setValue: <Name extends Path<Input>>(name: Name, value: PathValue<Input, Name>) => void;
  readonly isPending: boolean;
  /** Forgets the error of the last submit. */
  readonly clearError: () => void;
  /** Spread them on `FormDialog`. */
  readonly dialogProps: {
    readonly open: boolean;
    readonly loading: boolean;
    readonly submitError: string | undefined;
    readonly submitReason: string | undefined;
    readonly onSubmit: (event: BaseSyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onClosed: () => void;
  };
}

/**
 * The form of a dialog. `submit` gets the values that `schema` has parsed; what it throws is shown at the fields that `fieldErrors`
 * names, otherwise above the buttons, and what was typed stays. Errors show from the first submit on, in the language on screen.
 * A Retry-After of the server holds the submit button.
 */
export function useDialogForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  submit: (values: Output) => unknown,
  { dialog, values, codes, fieldErrors }: DialogFormOptions<Input>,
): DialogForm<Input, Output> {
  const { i18n } = useTranslation();
  const errorMessage = useErrorMessage();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    // A whole set of values is a partial one.
    defaultValues: values as DefaultValues<Input>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
  });
  const { control, formState, getValues, handleSubmit, reset, resetField, setError, setFocus, setValue, trigger } =
    form;
  // react-hook-form tracks what is read while rendering; keepDirtyValues needs dirtyFields.
  const { dirtyFields, errors, isSubmitted } = formState;
  void dirtyFields;
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly fields: readonly Path<Input>[] }>();
  const retryReason = useRetryReason(failure?.error);

  const { run: send, pending } = useSingleFlight(async (parsed: Output) => {
    setFailure(undefined);
    try {
      await submit(parsed);
    } catch (error) {
      const messages = Object.entries<(() => string) | undefined>(fieldErrors?.(error) ?? {});
      for (const [name, message] of messages) if (message) setError(name as Path<Input>, fault(message));
      setFailure({ error, fields: messages.map(([name]) => name as Path<Input>) });
    }
  });
  const isPending = pending !== undefined;

  // A field is disabled until the pending state is gone.
  const focusRefused = useEffectEvent(() => {
    const [first] = failure?.fields ?? [];
    if (first !== undefined) setFocus(first, { shouldSelect: true });
  });
  useEffect(() => {
    focusRefused();
  }, [failure]);

  // The schema's messages are texts; those of the server are functions and need no second look.
  const translateErrors = useEffectEvent(() => {
    const names = Object.entries(errors).flatMap(([name, error]) => (error && isFault(error) ? [] : [name]));
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
      submitReason: retryReason,
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
