import { Button } from '#src/ui/button';
import { useConfirm, type ConfirmOptions } from '#src/ui/confirm';

export interface ConfirmButtonProps extends ConfirmOptions {
  readonly onAnswer: (answer: boolean) => void;
}

export function ConfirmButton({ onAnswer, ...options }: ConfirmButtonProps) {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm(() => options).then(onAnswer)}>Ask</Button>;
}
