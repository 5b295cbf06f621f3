import type { ComponentType } from 'react';
import { Button } from '#src/ui/button';
import { useArg } from './controlled';

interface OpenArgs {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function withOpener<P extends OpenArgs>(Dialog: ComponentType<P>) {
  return function Opener(args: P, { id }: { readonly id: string }) {
    const [open, setOpen] = useArg(id, 'open', args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  };
}

export const showCode = (element: string): string =>
  `import { useShowDialog } from '#src/ui/dialog-host';\n\nconst show = useShowDialog();\nshow((dialog) => ${element.replace(/^<(\w+)/, '<$1 {...dialog}')});`;
