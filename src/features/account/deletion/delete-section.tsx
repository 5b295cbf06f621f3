import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import type { Account } from '#src/data/account';
import { levelOf } from '#src/domain/account-levels';
import { Button } from '#src/ui/button';
import { useShowDialog } from '#src/ui/dialog-host';
import { Section } from '#src/ui/section';
import { DeleteAccountDialog } from './delete-account-dialog';

/** A sub-member's account belongs to the company. */
export function DeleteSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account');
  const show = useShowDialog();
  const isMember = levelOf(account) === AccountLevel.EnterpriseChild;
  return (
    <Section
      card
      title={t(($) => $.deletion.section)}
      description={isMember ? t(($) => $.deletion.ofCompany) : t(($) => $.deletion.description)}
    >
      {!isMember && (
        <div>
          <Button
            variant="danger"
            disabledReason={account.email === null ? t(($) => $.deletion.emailFirst) : undefined}
            onClick={() => {
              show((dialog) => <DeleteAccountDialog {...dialog} account={account} />);
            }}
          >
            {t(($) => $.deletion.button)}
          </Button>
        </div>
      )}
    </Section>
  );
}
