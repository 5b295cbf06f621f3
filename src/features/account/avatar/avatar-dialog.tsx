import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { statusOf } from '#src/api/errors';
import { useSavePicture } from '#src/data/account-access';
import { LARGEST_PICTURE, LEAST_SIDE, pictureFault, wholeCrop, type Crop } from './picture-crop';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { FileDrop } from '#src/ui/file-drop';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import styles from './avatar.module.css';
import { CropStage } from './crop-stage';
import { cutOut } from './cut-out';

interface Fault {
  readonly kind: 'type' | 'size' | 'unreadable' | 'tooSmall' | 'cut';
  readonly file: string;
}

interface Chosen {
  /** A new React key resets the zoom. */
  readonly key: string;
  readonly name: string;
  readonly image: ImageBitmap;
  readonly crop: Crop;
}

export function AvatarDialog({ hasPicture, ...dialog }: ShownDialog & { readonly hasPicture: boolean }) {
  const { t } = useTranslation('account');
  const { bytes } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const save = useSavePicture();
  const wait = useRetryReason(save.error);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<Fault>();
  const image = chosen?.image;
  useEffect(() => () => image?.close(), [image]);

  // The newest file; late results of earlier files are ignored.
  const latest = useRef<File>(undefined);
  const begin = (file?: File) => {
    latest.current = file;
    save.reset();
    setFault(undefined);
  };
  const open = async (file: File) => {
    begin(file);
    const refuse = (kind: Fault['kind']) => {
      if (latest.current === file) setFault({ kind, file: file.name });
    };
    const found = pictureFault(file);
    if (found !== undefined) {
      refuse(found);
      return;
    }
    try {
      const opened = await createImageBitmap(file);
      if (latest.current === file && Math.min(opened.width, opened.height) >= LEAST_SIDE) {
        setChosen({ key: crypto.randomUUID(), name: file.name, image: opened, crop: wholeCrop(opened) });
        return;
      }
      opened.close();
      refuse('tooSmall');
    } catch {
      refuse('unreadable');
    }
  };
  const send = async (picture: Blob | null) => {
    setFault(undefined);
    try {
      await save.mutateAsync(picture);
      toasts.success(() => (picture === null ? t(($) => $.avatar.removed) : t(($) => $.avatar.done)));
      dialog.onClose();
    } catch {
      // The mutation's state holds the error.
    }
  };
  const submit = async () => {
    if (!chosen) return;
    let picture: Blob;
    try {
      picture = await cutOut(chosen.image, chosen.crop);
    } catch {
      setFault({ kind: 'cut', file: chosen.name });
      return;
    }
    await send(picture);
  };
  const status = statusOf(save.error);
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.avatar.title)}
      submitLabel={t(($) => $.avatar.submit)}
      submitReason={wait ?? (chosen ? undefined : t(($) => $.avatar.chooseFirst))}
      loading={save.isPending}
      submitError={
        save.error
          ? status === 413
            ? t(($) => $.avatar.tooLarge)
            : status === 422
              ? t(($) => $.avatar.faults.unreadable)
              : errorMessage(save.error)
          : undefined
      }
      onSubmit={() => void submit()}
      width={440}
    >
      {chosen && (
        <CropStage
          key={chosen.key}
          image={chosen.image}
          crop={chosen.crop}
          disabled={save.isPending}
          onCrop={(crop) => {
            setChosen({ ...chosen, crop });
            setFault(undefined);
          }}
        />
      )}
      <FileDrop
        accept=".png,.jpg,.jpeg,.webp,.gif"
        file={chosen?.name}
        label={chosen ? t(($) => $.avatar.other) : t(($) => $.avatar.choose)}
        help={t(($) => $.avatar.help, { size: bytes(LARGEST_PICTURE), side: LEAST_SIDE })}
        disabled={save.isPending}
        invalid={fault !== undefined}
        onFile={(file) => void open(file)}
        onRefused={begin}
      />
      {fault !== undefined && (
        <Notice variant="error" announce="assertive" title={fault.file}>
          {t(($) => $.avatar.faults[fault.kind], { size: bytes(LARGEST_PICTURE), side: LEAST_SIDE })}
        </Notice>
      )}
      {hasPicture && (
        <div className={styles.remove}>
          <Button variant="link" size="small" disabled={save.isPending} onClick={() => void send(null)}>
            {t(($) => $.avatar.remove)}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
