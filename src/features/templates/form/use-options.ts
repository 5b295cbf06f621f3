import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { templateQueries } from '#src/data/templates';
import { isEmpty } from '#src/domain/parameter-validation';
import { externalSource, internalOptions, type ParameterOption } from '#src/domain/template-parameters';
import type { FieldContext, ParameterValue, TemplateParameter } from './field-contract';

export type Options =
  | { readonly state: 'waiting'; readonly parent: string }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void; readonly retrying: boolean }
  | { readonly state: 'ready'; readonly options: readonly ParameterOption[] };

export function useOptions(parameter: TemplateParameter, context: FieldContext, onParentChange: () => void): Options {
  const parentName = parameter.ControlOptions?.ParentField ?? null;
  const parent: ParameterValue | undefined = parentName === null ? undefined : context.valueOf(parentName);
  // A parent that the template lacks cannot be waited for.
  const hasParent = parentName !== null && parent !== undefined;
  const waiting = hasParent && isEmpty(parent);
  const parentKey = hasParent ? JSON.stringify(parent) : '';
  const source = externalSource(parameter);
  const parentText = typeof parent === 'string' && parent !== '' ? parent : undefined;
  const query = templateQueries.dataSource(source?.id ?? '', parentText);
  const answer = useQuery(source === null || waiting ? { queryKey: query.queryKey, queryFn: skipToken } : query);

  const previousParentKey = useRef(parentKey);
  const changeParent = useEffectEvent(onParentChange);
  useEffect(() => {
    if (previousParentKey.current === parentKey) return;
    previousParentKey.current = parentKey;
    changeParent();
  }, [parentKey]);

  if (waiting) return { state: 'waiting', parent: context.labelOf(parentName) ?? parentName };
  if (source === null) return { state: 'ready', options: internalOptions(parameter, hasParent ? parent : undefined) };
  if (answer.data !== undefined) return { state: 'ready', options: answer.data.items };
  if (answer.isError)
    return { state: 'failed', error: answer.error, retry: () => void answer.refetch(), retrying: answer.isFetching };
  return { state: 'loading' };
}
