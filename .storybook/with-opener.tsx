import type { ComponentType } from 'react';
import { Button } from '#src/ui/button';
import { useArg } from './controlled';

interface OpenArgs {
  readonly open: boolean;
  readonly onClose: (...answer: never[]) => void;
}

/** `answer` is another prop whose call closes the dialog. */
export function withOpener<P extends OpenArgs>(Dialog: ComponentType<P>, answer: keyof P = 'onClose') {
  return function Opener(args: P, { id }: { readonly id: string }) {
    const [open, setOpen] = useArg(id, 'open', args.open);
    const closing =
      (listener: unknown) =>
      (...answers: unknown[]) => {
        if (typeof listener === 'function') Reflect.apply(listener, undefined, answers);
        setOpen(false);
      };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={closing(args.onClose)} {...{ [answer]: closing(args[answer]) }} />
      </>
    );
  };
}

export const showCode = (element: string): string =>
  `import { useShowDialog } from '#src/ui/dialog-host';\n\nconst show = useShowDialog();\nshow((dialog) => ${element.replace(/^<(\w+)/, '<$1 {...dialog}')});`;
