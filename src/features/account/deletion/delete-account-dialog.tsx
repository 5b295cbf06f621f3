import { useState } from 'react';
import type { Account } from '#src/data/account';
import type { DialogControls } from '#src/ui/dialog-host';
import { ConfirmDeletion } from './confirm-deletion';
import { Consequences } from './consequences';
import { PlannedDeletion } from './planned-deletion';

interface DeletionPlan {
  readonly deletesAt: string;
  readonly password: string | undefined;
}

/** API-008. `planned` opens the last step. */
export function DeleteAccountDialog({
  account,
  planned: before,
  ...dialog
}: DialogControls & { readonly account: Account; readonly planned?: DeletionPlan }) {
  const [agreed, setAgreed] = useState(false);
  const [planned, setPlanned] = useState(before);
  if (planned) return <PlannedDeletion {...dialog} account={account} {...planned} />;
  if (!agreed)
    return (
      <Consequences
        {...dialog}
        account={account}
        onAgree={() => {
          setAgreed(true);
        }}
      />
    );
  return (
    <ConfirmDeletion
      {...dialog}
      account={account}
      onPlanned={(deletesAt, password) => {
        setPlanned({ deletesAt, password });
      }}
    />
  );
}
