import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { statusOf } from '#src/api/errors';
import { useSavePicture } from '#src/data/account-access';
import { MAX_PICTURE_BYTES, MIN_SIDE, pictureFileError, largestCrop, type Crop } from './picture-crop';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { FileDrop } from '#src/ui/file-drop';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import styles from './avatar.module.css';
import { CropEditor } from './crop-editor';
import { cropToBlob } from './crop-to-blob';

interface PictureError {
  readonly kind: 'type' | 'size' | 'unreadable' | 'tooSmall' | 'cut';
  readonly file: string;
}

interface SelectedPicture {
  /** A new React key resets the zoom. */
  readonly key: string;
  readonly name: string;
  readonly image: ImageBitmap;
  readonly crop: Crop;
}

export function AvatarDialog({ hasPicture, ...dialog }: DialogControls & { readonly hasPicture: boolean }) {
  const { t } = useTranslation('account');
  const { bytes } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const save = useSavePicture();
  const wait = useRetryDisabledReason(save.error);
  const [selected, setSelected] = useState<SelectedPicture>();
  const [pictureError, setPictureError] = useState<PictureError>();
  const image = selected?.image;
  useEffect(() => () => image?.close(), [image]);

  // Ignores late results of earlier files.
  const latest = useRef<File>(undefined);
  const startFile = (file?: File) => {
    latest.current = file;
    save.reset();
    setPictureError(undefined);
  };
  const open = async (file: File) => {
    startFile(file);
    const refuse = (kind: PictureError['kind']) => {
      if (latest.current === file) setPictureError({ kind, file: file.name });
    };
    const fileError = pictureFileError(file);
    if (fileError !== undefined) {
      refuse(fileError);
      return;
    }
    try {
      const opened = await createImageBitmap(file);
      if (latest.current === file && Math.min(opened.width, opened.height) >= MIN_SIDE) {
        setSelected({ key: crypto.randomUUID(), name: file.name, image: opened, crop: largestCrop(opened) });
        return;
      }
      opened.close();
      refuse('tooSmall');
    } catch {
      refuse('unreadable');
    }
  };
  const send = async (picture: Blob | null) => {
    setPictureError(undefined);
    try {
      await save.mutateAsync(picture);
      toasts.success(() => (picture === null ? t(($) => $.avatar.removed) : t(($) => $.avatar.done)));
      dialog.onClose();
    } catch {
      // The mutation's state holds the error.
    }
  };
  const submit = async () => {
    if (!selected) return;
    let picture: Blob;
    try {
      picture = await cropToBlob(selected.image, selected.crop);
    } catch {
      setPictureError({ kind: 'cut', file: selected.name });
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
      submitDisabledReason={wait ?? (selected ? undefined : t(($) => $.avatar.chooseFirst))}
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
      {selected && (
        <CropEditor
          key={selected.key}
          image={selected.image}
          crop={selected.crop}
          disabled={save.isPending}
          onCrop={(crop) => {
            setSelected({ ...selected, crop });
            setPictureError(undefined);
          }}
        />
      )}
      <FileDrop
        accept=".png,.jpg,.jpeg,.webp,.gif"
        fileName={selected?.name}
        label={selected ? t(($) => $.avatar.other) : t(($) => $.avatar.choose)}
        help={t(($) => $.avatar.help, { size: bytes(MAX_PICTURE_BYTES), side: MIN_SIDE })}
        disabled={save.isPending}
        invalid={pictureError !== undefined}
        onFile={(file) => void open(file)}
        onRejected={startFile}
      />
      {pictureError !== undefined && (
        <Notice variant="error" announce="assertive" title={pictureError.file}>
          {t(($) => $.avatar.faults[pictureError.kind], { size: bytes(MAX_PICTURE_BYTES), side: MIN_SIDE })}
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
