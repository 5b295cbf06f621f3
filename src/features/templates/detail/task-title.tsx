import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { useState, type ComponentType } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { IconButton } from '#src/ui/button';
import { NameText } from '#src/ui/text';
import styles from './detail.module.css';

export type RenameDialog = ComponentType<{
  readonly task: { readonly taskId: string; readonly taskName: string };
  readonly open: boolean;
  readonly onClose: () => void;
}>;

export function TaskTitle({
  taskId,
  name,
  dialog: Dialog,
}: {
  readonly taskId: string;
  readonly name: string;
  readonly dialog: RenameDialog;
}) {
  const { t } = useTranslation('tasks');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.titleRow}>
      <h1 className={styles.title}>
        <NameText text={name} />
      </h1>
      <IconButton
        label={t(($) => $.rename.title)}
        icon={<EditOutlined />}
        onClick={() => {
          setOpen(true);
        }}
      />
      <Dialog
        task={{ taskId, taskName: name }}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </div>
  );
}
