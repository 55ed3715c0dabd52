import type { ReactNode } from 'react';

/** A button of a notice. */
export interface NoticeAction {
  label: string;
  onPress: () => void;
}

/** Props of {@link Notice}: an empty or failed block says what is the case and what to do. */
export interface NoticeProps {
  /** `error` is announced at once; `neutral` politely. Default `neutral`. */
  tone?: 'neutral' | 'error' | undefined;
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  actions?: readonly NoticeAction[] | undefined;
}
