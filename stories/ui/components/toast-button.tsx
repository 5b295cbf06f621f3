import { Button } from '#src/ui/button';
import { useToasts, type ToastOptions, type ToastVariant } from '#src/ui/toast';

export interface ToastButtonProps extends Pick<ToastOptions, 'seconds' | 'countdown'> {
  readonly variant: ToastVariant;
  readonly text: string;
  readonly detail?: string;
  readonly actionLabel?: string;
  readonly onPress: () => void;
}

export function ToastButton({ variant, text, detail, actionLabel, onPress, ...options }: ToastButtonProps) {
  const toasts = useToasts();
  return (
    <Button
      onClick={() => {
        toasts[variant](() => text, {
          ...options,
          ...(detail ? { detail: () => detail } : {}),
          ...(actionLabel ? { action: { label: () => actionLabel, onPress } } : {}),
        });
      }}
    >
      Show
    </Button>
  );
}
