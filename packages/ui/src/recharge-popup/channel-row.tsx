import { useTranslate } from '@shop/i18n/react';
import { type MouseEvent, type ReactElement, memo, useId } from 'react';
import { ChevronEndIcon } from '../icon';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
import styles from './channel-list.module.css';
import { LastUsedMark } from './last-used-mark';
import type { ChannelOption } from './recharge-popup';

/** Props of {@link ChannelRow}. */
interface ChannelRowProps {
  channel: ChannelOption;
  /** Name of the radio group. */
  group: string;
  chosen: boolean;
  onChoose: (key: string) => void;
  /** Place among all rows, from 1, where only a part of them is in the page. */
  place?: number | undefined;
  /** Number of all rows, where only a part of them is in the page. */
  count?: number | undefined;
}

/**
 * A press on a label moves focus to the popup first, then to its radio. Skipping the first step
 * makes the row respond sooner.
 */
function skipDetour(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

function Row({ channel, group, chosen, onChoose, place, count }: ChannelRowProps): ReactElement {
  const id = useId();
  const { key, name, icon, hasSubChannels } = channel;
  const isDisabled = channel.disabledReason !== undefined;
  const words = (
    <>
      <Picture name={name} size={32} src={icon} />
      <ChannelText channel={channel} chosen={chosen} id={id} />
    </>
  );

  // A button, not a radio: arrow keys passing over it must not open another popup.
  if (hasSubChannels)
    return (
      <button
        aria-haspopup="dialog"
        className={styles.row}
        data-chosen={chosen}
        disabled={isDisabled}
        onClick={() => {
          onChoose(key);
        }}
        type="button"
      >
        {words}
        <ChevronEndIcon size={20} />
      </button>
    );

  return (
    <label
      className={styles.row}
      data-chosen={chosen}
      data-disabled={isDisabled}
      onMouseDown={skipDetour}
    >
      {words}
      <input
        aria-describedby={`${id}-more`}
        aria-labelledby={`${id}-name`}
        aria-posinset={place}
        aria-setsize={count}
        checked={chosen}
        className={styles.radio}
        disabled={isDisabled}
        name={group}
        onChange={() => {
          onChoose(key);
        }}
        type="radio"
        value={key}
      />
    </label>
  );
}

/** One payment channel. Memoized, since there may be hundreds. */
export const ChannelRow = memo(Row);

/** Props of {@link ChannelText}. */
interface ChannelTextProps {
  channel: ChannelOption;
  chosen: boolean;
  id: string;
}

/** Name and description of a channel, and why it cannot be chosen. */
function ChannelText({ channel, chosen, id }: ChannelTextProps): ReactElement {
  const t = useTranslate();
  const { name, description, disabledReason } = channel;
  const { isLastUsed, hasSubChannels, chosenSubChannel } = channel;
  return (
    <span className={styles.words}>
      <bdi className={styles.name} id={`${id}-name`}>
        {name}
      </bdi>
      <span className={styles.more} id={`${id}-more`}>
        {isLastUsed && <LastUsedMark />}
        {chosen && chosenSubChannel && <bdi className={styles.sub}>{chosenSubChannel}</bdi>}
        {description && <bdi className={styles.description}>{description}</bdi>}
        {disabledReason && <bdi className={styles.reason}>{disabledReason}</bdi>}
      </span>
      {hasSubChannels && (
        <VisuallyHidden>{t(chosen ? 'common.selected' : 'recharge.moreOptions')}</VisuallyHidden>
      )}
    </span>
  );
}
