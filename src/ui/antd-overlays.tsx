import AntDrawer, { type DrawerProps } from 'antd/es/drawer';
import AntModal, { type ModalProps } from 'antd/es/modal';
import { AntdScope } from './theme/antd-scope';

export function Modal(props: ModalProps) {
  return (
    <AntdScope>
      <AntModal {...props} />
    </AntdScope>
  );
}

export function Drawer(props: DrawerProps) {
  return (
    <AntdScope>
      <AntDrawer {...props} />
    </AntdScope>
  );
}
