import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../api/errors';
import { useSavePicture } from '../../../data/account-access';
import { LARGEST_PICTURE, LEAST_SIDE, pictureFault, wholeCrop, type Crop } from '../../../domain/picture-crop';
import { useFormats } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/dialog';
import type { ShownDialog } from '../../../ui/dialog-host';
import { FileDrop } from '../../../ui/file-drop';
import { Notice } from '../../../ui/status';
import { useToasts } from '../../../ui/toast';
import { useAccountWords, useWaitReason } from '../use-account-words';
import styles from './avatar.module.css';
import { CropStage } from './crop-stage';
import { cutOut } from './cut-out';

type Fault = 'type' | 'size' | 'unreadable' | 'tooSmall' | 'cut';

/** A picture that was chosen, and the square of it that is kept. */
interface Chosen {
  /** Another for every picture, so that each begins as a whole. */
  readonly key: string;
  readonly name: string;
  readonly image: ImageBitmap;
  readonly crop: Crop;
}

/** Sets, crops and takes away the picture of the account (API-013, API-014). What is sent is the square alone. */
export function AvatarDialog({ hasPicture, ...dialog }: ShownDialog & { readonly hasPicture: boolean }) {
  const { t } = useTranslation('account');
  const { bytes } = useFormats();
  const toasts = useToasts();
  const words = useAccountWords();
  const save = useSavePicture();
  const wait = useWaitReason(save.error);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<Fault>();
  const image = chosen?.image;
  useEffect(() => () => image?.close(), [image]);

  const open = async (file: File) => {
    save.reset();
    const found = pictureFault(file);
    setFault(found);
    if (found !== undefined) return;
    try {
      const opened = await createImageBitmap(file);
      if (Math.min(opened.width, opened.height) < LEAST_SIDE) {
        opened.close();
        setFault('tooSmall');
        return;
      }
      setChosen({ key: crypto.randomUUID(), name: file.name, image: opened, crop: wholeCrop(opened) });
    } catch {
      setFault('unreadable');
    }
  };
  const send = async (picture: Blob | null) => {
    try {
      await save.mutateAsync(picture);
      toasts.success(() => (picture === null ? t(($) => $.avatar.removed) : t(($) => $.avatar.done)));
      dialog.onClose();
    } catch {
      // What went wrong is read from the call itself.
    }
  };
  const submit = async () => {
    if (!chosen) return;
    setFault(undefined);
    let picture: Blob;
    try {
      picture = await cutOut(chosen.image, chosen.crop);
    } catch {
      setFault('cut');
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
              : words(save.error)
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
      />
      {fault !== undefined && (
        <Notice kind="error" announce="assertive">
          {t(($) => $.avatar.faults[fault], { size: bytes(LARGEST_PICTURE), side: LEAST_SIDE })}
        </Notice>
      )}
      {hasPicture && (
        <div className={styles['remove']}>
          <Button kind="link" size="small" disabled={save.isPending} onClick={() => void send(null)}>
            {t(($) => $.avatar.remove)}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
