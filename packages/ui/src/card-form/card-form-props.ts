/** Props of {@link CardForm}. The owner holds what is typed, so that it can forget it. */
export interface CardFormProps {
  /** Whose card it is: the channel's name, or a general word. */
  name: string;
  /** Address of the channel's icon; may be empty. */
  icon: string;
  /** Whether the number takes focus: the form has come where the player has just pressed something. */
  focusesNumber?: boolean | undefined;
  number: string;
  password: string;
  onNumberChange: (text: string) => void;
  onPasswordChange: (text: string) => void;
  /** What is wrong, in the player's words: with one of the two, or with the card as a whole. */
  errors?:
    | {
        readonly number?: string | undefined;
        readonly password?: string | undefined;
        readonly card?: string | undefined;
      }
    | undefined;
  /** The player pressed Enter; whether there is enough to go on with is the owner's to say. */
  onSubmit: () => void;
}
