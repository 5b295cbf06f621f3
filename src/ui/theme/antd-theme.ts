import type { ThemeConfig } from 'antd/es/config-provider/context';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { fontFamily, palettes, type ThemeName } from './tokens';

const configs = new Map<string, ThemeConfig>();

export function antdTheme(name: ThemeName, motion: boolean): ThemeConfig {
  const key = `${name} ${String(motion)}`;
  // antd recomputes its tokens for each new object.
  const known = configs.get(key) ?? configOf(name, motion);
  configs.set(key, known);
  return known;
}

function configOf(name: ThemeName, motion: boolean): ThemeConfig {
  const p = palettes[name];
  return {
    cssVar: { key: `gl-${name}` },
    hashed: false,
    algorithm: name === 'dark' ? darkAlgorithm : defaultAlgorithm,
    token: {
      motion,
      colorPrimary: p.brand,
      colorPrimaryHover: p.brandHover,
      colorPrimaryActive: p.brandHover,
      colorPrimaryText: p.brand,
      colorPrimaryBg: p.brandSoft,
      colorPrimaryBorder: p.brand,
      colorLink: p.link,
      colorLinkHover: p.brandHover,
      colorLinkActive: p.brandHover,
      colorInfo: p.info,
      colorInfoText: p.info,
      colorInfoBg: p.infoSoft,
      colorSuccess: p.success,
      colorSuccessText: p.success,
      colorSuccessBg: p.successSoft,
      colorWarning: p.warning,
      colorWarningText: p.warning,
      colorWarningBg: p.warningSoft,
      colorError: p.error,
      colorErrorText: p.error,
      colorErrorBg: p.errorSoft,
      colorErrorHover: p.error,
      colorErrorBorderHover: p.error,
      colorText: p.text,
      colorTextSecondary: p.text2,
      colorTextTertiary: p.text3,
      colorTextQuaternary: p.text3,
      colorTextPlaceholder: p.text3,
      colorTextDisabled: p.textDisabled,
      colorTextDescription: p.text3,
      colorTextHeading: p.text,
      colorTextLabel: p.text2,
      colorTextLightSolid: p.onBrand,
      colorIcon: p.text3,
      colorIconHover: p.text,
      colorBorder: p.border,
      colorBorderSecondary: p.line,
      colorSplit: p.line,
      colorBorderDisabled: p.line,
      colorBgLayout: p.bg,
      colorBgContainer: p.surface,
      colorBgElevated: p.raised,
      colorBgContainerDisabled: p.sunken,
      colorBgMask: p.backdrop,
      controlItemBgHover: p.hover,
      controlItemBgActive: p.brandSoft,
      controlItemBgActiveHover: p.brandSoft,
      controlOutline: 'transparent',
      fontFamily,
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadow: p.shadow,
      boxShadowSecondary: p.shadow,
    },
    components: {
      Select: {
        optionSelectedBg: p.brandSoft,
        optionSelectedColor: p.text,
        optionActiveBg: p.hover,
        clearBg: p.surface,
      },
      Modal: { contentBg: p.raised, headerBg: p.raised, titleFontSize: 16 },
      DatePicker: { cellHoverBg: p.hover },
    },
  };
}
