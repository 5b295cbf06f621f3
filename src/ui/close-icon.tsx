import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';

/** antd's icon would add an English name. */
export const CLOSE_ICON = {
  closeIcon: (
    <span aria-hidden="true">
      <CloseOutlined />
    </span>
  ),
};

export const CLEAR_ICON = {
  clearIcon: (
    <span aria-hidden="true">
      <CloseCircleFilled />
    </span>
  ),
};
