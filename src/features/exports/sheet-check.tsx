import GoogleOutlined from '@ant-design/icons/es/icons/GoogleOutlined';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GoogleSheetResult } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { useCheckGoogleSheet } from '#src/data/exports';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { FormDialog } from '#src/ui/dialog';
import { fault } from '#src/ui/form/fault';
import { TextField } from '#src/ui/form/fields';
import { Notice } from '#src/ui/status';
import styles from './exports.module.css';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** The address to check; `https://` is added where it is missing. */
function addressOf(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

/** Opens the check of a Google Sheet. */
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
        {t(($) => $.sheet.open)}
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

/** Whether rows can be written to a Google Sheet (API-106): its address, and what was found. */
function SheetCheckDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('exports');
  const errorMessage = useErrorMessage();
  const check = useCheckGoogleSheet();
  const { control, handleSubmit, reset, setError, setFocus } = useForm({ defaultValues: { url: '' } });
  const typed = addressOf(useWatch({ control, name: 'url' }));
  const [answer, setAnswer] = useState<{ readonly url: string; readonly found: Schemas['GoogleSheetAnswer'] }>();
  const [failure, setFailure] = useState<{ readonly url: string; readonly error: unknown }>();
  const submit = handleSubmit(async (values) => {
    const url = addressOf(values.url);
    setAnswer(undefined);
    setFailure(undefined);
    if (url === '') {
      setError(
        'url',
        fault(() => t(($) => $.sheet.empty)),
        { shouldFocus: true },
      );
      return;
    }
    try {
      const found = await check.mutateAsync(url);
      setAnswer({ url, found });
      if (found.result === GoogleSheetResult.NotAnAddress) setFocus('url');
    } catch (error) {
      setFailure({ url, error });
    }
  });
  // An answer is about the address that was asked about, not one typed since.
  const found = answer?.url === typed ? answer.found : undefined;
  const failed = failure?.url === typed ? failure : undefined;
  const isNoAddress = found?.result === GoogleSheetResult.NotAnAddress;
  return (
    <FormDialog
      open={open}
      title={t(($) => $.sheet.title)}
      submitLabel={found || failed ? t(($) => $.sheet.again) : t(($) => $.sheet.check)}
      cancelLabel={t(($) => $.close, { ns: 'ui' })}
      loading={check.isPending}
      submitError={failed && <SheetFailure words={errorMessage(failed.error)} />}
      onSubmit={submit}
      onClose={onClose}
      onClosed={() => {
        reset();
        setAnswer(undefined);
        setFailure(undefined);
      }}
    >
      <p className={styles.quiet}>{t(($) => $.sheet.intro)}</p>
      <TextField
        control={control}
        name="url"
        label={t(($) => $.sheet.address)}
        maxLength={limits.sheetAddressLength}
        error={isNoAddress ? t(($) => $.sheet.notAnAddress) : undefined}
      />
      {found && <SheetAnswer found={found} url={typed} />}
    </FormDialog>
  );
}

function SheetFailure({ words }: { readonly words: string }) {
  const { t } = useTranslation('exports');
  return (
    <>
      <p>{words}</p>
      <p>{t(($) => $.sheet.failed)}</p>
    </>
  );
}

/** What checking has found, and what to do next. */
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
