import { useState, type ComponentType } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** State that follows an arg. Setting it also sets the arg, so that Controls show it. */
export function useArg<T>(storyId: string, name: string, arg: T): readonly [T, (value: T) => void] {
  const [state, setState] = useState<{ arg: T; value: T; sent: readonly T[] }>({ arg, value: arg, sent: [] });
  if (state.arg !== arg) {
    // The arg returns later than the next key press, which it must not undo.
    const at = state.sent.indexOf(arg);
    setState(at < 0 ? { arg, value: arg, sent: [] } : { ...state, arg, sent: state.sent.slice(at + 1) });
  }
  const set = (value: T) => {
    setState((before) => ({ ...before, value, sent: [...before.sent, value] }));
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { [name]: value } });
  };
  return [state.value, set];
}

/** A `render` for a component whose prop `change` reports a new `value`. */
export function controlled<P extends object>(
  Component: ComponentType<P>,
  value: keyof P & string,
  change: keyof P & string,
) {
  return function Controlled(args: P, { id }: { readonly id: string }) {
    const [current, setCurrent] = useArg(id, value, args[value]);
    const wired = {
      [value]: current,
      [change]: (next: P[keyof P & string]) => {
        setCurrent(next);
        const listener: unknown = args[change];
        if (typeof listener === 'function') Reflect.apply(listener, undefined, [next]);
      },
    };
    return <Component {...args} {...wired} />;
  };
}
