import GoogleOutlined from '@ant-design/icons/es/icons/GoogleOutlined';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { GoogleSheetResult } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { useCheckGoogleSheet } from '#src/data/exports';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { FormDialog } from '#src/ui/dialog';
import { TextField } from '#src/ui/form/fields';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from './exports.module.css';

/** Adds a missing `https://`. */
function normalizeUrl(input: string): string {
  const text = input.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

export function SheetCheckButton() {
  const { t } = useTranslation('exports');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<GoogleOutlined />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t(($) => $.sheet.title)}
      </Button>
      <SheetCheckDialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

function SheetCheckDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('exports');
  const check = useCheckGoogleSheet();
  const [checked, setChecked] = useState<{ readonly url: string; readonly found?: Schemas['GoogleSheetAnswer'] }>();
  const empty = t(($) => $.sheet.empty);
  const { control, setFocus, dialogProps } = useDialogForm(
    z.object({ url: z.pipe(z.pipe(z.string(), z.transform(normalizeUrl)), z.string().check(z.minLength(1, empty))) }),
    async ({ url }) => {
      setChecked({ url });
      setChecked({ url, found: await check.mutateAsync(url) });
    },
    { dialog: { open, onClose, onClosed: () => setChecked(undefined) }, values: { url: '' } },
  );
  useEffect(() => {
    if (checked?.found?.result === GoogleSheetResult.NotAnAddress) setFocus('url');
  }, [checked, setFocus]);
  const currentUrl = normalizeUrl(useWatch({ control, name: 'url' }));
  // Hides the answer for an earlier URL.
  const isCurrent = checked?.url === currentUrl;
  const found = isCurrent ? checked.found : undefined;
  const failed = isCurrent ? dialogProps.submitError : undefined;
  const isNoAddress = found?.result === GoogleSheetResult.NotAnAddress;
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.sheet.title)}
      submitLabel={found || failed ? t(($) => $.sheet.again) : t(($) => $.sheet.check)}
      cancelLabel={t(($) => $.close, { ns: 'ui' })}
      submitError={failed && <SheetCheckFailure message={failed} />}
    >
      <Text tone="secondary">{t(($) => $.sheet.intro)}</Text>
      <TextField
        control={control}
        name="url"
        label={t(($) => $.sheet.address)}
        maxLength={limits.sheetAddressLength}
        error={isNoAddress ? t(($) => $.sheet.notAnAddress) : undefined}
      />
      {found && <SheetAnswer found={found} url={currentUrl} />}
    </FormDialog>
  );
}

function SheetCheckFailure({ message }: { readonly message: string }) {
  const { t } = useTranslation('exports');
  return (
    <>
      <p>{message}</p>
      <p>{t(($) => $.sheet.failed)}</p>
    </>
  );
}

function SheetAnswer({ found, url }: { readonly found: Schemas['GoogleSheetAnswer']; readonly url: string }) {
  const { t } = useTranslation('exports');
  switch (found.result) {
    case GoogleSheetResult.NotAnAddress:
      return null;
    case GoogleSheetResult.NotFound:
      return (
        <Notice variant="error" announce="assertive" title={t(($) => $.sheet.notFound)}>
          {t(($) => $.sheet.notFoundHint)}
        </Notice>
      );
    case GoogleSheetResult.NotShared:
      return (
        <Notice variant="warning" announce="assertive" title={t(($) => $.sheet.notShared)}>
          <p>{found.shareWith === null ? t(($) => $.sheet.notSharedAlone) : t(($) => $.sheet.notSharedHint)}</p>
          {found.shareWith !== null && (
            <p className={styles.share}>
              <strong>{found.shareWith}</strong>
              <CopyButton text={found.shareWith} label={t(($) => $.sheet.copyAddress)} />
            </p>
          )}
        </Notice>
      );
    case GoogleSheetResult.Writable:
      return (
        <Notice
          variant="success"
          announce="polite"
          title={
            found.title === null ? t(($) => $.sheet.writable) : t(($) => $.sheet.writableNamed, { title: found.title })
          }
          actions={
            url.startsWith('https://') ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {t(($) => $.sheet.openSheet)}
              </a>
            ) : undefined
          }
        >
          {t(($) => $.sheet.writableHint)}
        </Notice>
      );
  }
}
