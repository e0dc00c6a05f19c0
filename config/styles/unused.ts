/**
 * Classes of looks that no screen has; the rules for them are left out. tests/browser/styles.test.ts tells of one that a screen has
 * anyway.
 */
export const UNUSED =
  /^(.*-rtl|ant-(popover|typography|ribbon|space-addon|otp).*|ant-col-.+|ant-(input|select|picker|pagination|mentions|input-number|tree-select)-(filled|underlined)|ant-menu-(horizontal|inline|sub|dark|submenu).*|ant-pro-(base-menu|top-nav-header|layout-(apps|top-menu)).*|ant-layout-sider-zero-width.*|ant-table-(bordered|filter|summary|row-expand-icon).*|ant-(message|notification)-notice-pure-panel|ant-notification-(top|topLeft|bottom|bottomLeft|bottomRight)|ant-message-(topLeft|topRight|bottom|bottomLeft|bottomRight)|ant-((message|notification|wave)-fade|slide|zoom|fade|move)-.+|ant-(message|notification)-fade|ant-tabs-(left|right|bottom|card|editable|nav-add|tab-remove).*|ant-pagination-(simple|options-quick-jumper).*|ant-input-(group|otp).*|ant-input-number-group.*|ant-skeleton-(image|node)|ant-badge-color-.+|ant-btn-(background-ghost|group|lg|variant-dashed)|ant-(select|form|steps|switch|radio|picker|input-number)-.*lg|ant-picker-(time-panel-column-disabled|week).*)$/;
