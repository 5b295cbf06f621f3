import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';

/** The cross of a dialog or a panel: the button around it has a name, antd's icon would bring an English one. */
export const CLOSE_ICON = {
  closeIcon: (
    <span aria-hidden="true">
      <CloseOutlined />
    </span>
  ),
};

/** The same for what empties a field. */
export const CLEAR_ICON = {
  clearIcon: (
    <span aria-hidden="true">
      <CloseCircleFilled />
    </span>
  ),
};
