import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const TEXT = /^(?:ReactNode$|ReactNode \||string \|)/;
const NO_VALUE = /^(?:Ref|RefObject|\w+Handler)</;

/** Edits nodes and optional strings as text, not as JSON. */
export const chooseControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType;
      if (type?.name !== 'other' || control !== undefined) return [name, argType];
      const arg: unknown = initialArgs[name] ?? '';
      if (TEXT.test(type.value))
        return [name, { ...argType, control: typeof arg === 'string' ? { type: 'text' } : false }];
      return [name, NO_VALUE.test(type.value) ? { ...argType, control: false } : argType];
    }),
  );
