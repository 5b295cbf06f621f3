import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useAccountQuery } from '#src/data/account';
import { billingQueries, useSaveInformation, type BillingInformation } from '#src/data/billing';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { withPhoneCode } from './countries';
import { informationResolver, emptyInformation, refusedFields, accountInformation } from './information-form';

export function useInformationForm(open: boolean, onSaved: (information: BillingInformation) => void) {
  const stored = useQuery({ ...billingQueries.information(), enabled: open });
  const countries = useQuery({ ...billingQueries.countries(), enabled: open });
  const { data: account } = useAccountQuery();
  const save = useSaveInformation();
  const codes = useMemo(
    () => new Map(countries.data?.items.map((country) => [country.abbreviation, country.phoneCode])),
    [countries.data],
  );
  const phoneCodeOf = useCallback((country: string) => codes.get(country), [codes]);
  const form = useForm({
    resolver: informationResolver(phoneCodeOf),
    defaultValues: emptyInformation,
    // A refetch must not overwrite what the user has typed.
    ...(stored.data ? { values: { ...emptyInformation, ...stored.data } } : {}),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onChange',
  });
  const { control, formState, getValues, handleSubmit, reset, setError, setValue } = form;
  // React Hook Form tracks only the state that was read during rendering.
  const { submitCount, errors, dirtyFields } = formState;
  void dirtyFields;

  const { run: store } = useSingleFlight(async (values: BillingInformation) => {
    try {
      onSaved(await save.mutateAsync(values));
    } catch (error) {
      for (const [index, field] of refusedFields(error).entries())
        setError(field, { type: 'refused', message: 'refused' }, { shouldFocus: index === 0 });
    }
  });
  const again = { shouldDirty: true, shouldValidate: submitCount > 0 } as const;
  const same = accountInformation(account);
  const previousCountry = useRef('');
  useEffect(() => {
    previousCountry.current = stored.data?.country ?? '';
  }, [stored.data]);
  return {
    stored,
    control,
    errors,
    submitted: submitCount > 0,
    saving: save.isPending,
    saveError: save.error,
    submit: (event: BaseSyntheticEvent) => handleSubmit(store)(event),
    canFill: Object.keys(same).length > 0,
    fillFromAccount: () => {
      for (const [field, value] of Object.entries(same)) setValue(field as keyof BillingInformation, value, again);
    },
    applyPhoneCode: (country: string) => {
      const next = withPhoneCode(getValues('phone'), phoneCodeOf(previousCountry.current), phoneCodeOf(country));
      previousCountry.current = country;
      if (next !== getValues('phone')) setValue('phone', next, { shouldDirty: true });
    },
    resetForm: () => {
      reset({ ...emptyInformation, ...stored.data }, { keepDirtyValues: false, keepErrors: false });
      save.reset();
    },
  };
}
