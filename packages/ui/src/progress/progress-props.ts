/** Props of {@link Progress}. */
export interface ProgressProps {
  /** What comes nearer, read out in front of the value: "Progress to Gold". */
  label: string;
  /** From 0 to 100; what lies outside is drawn as the nearer end. */
  percent: number;
  /** How far it is in words, read out instead of the number: "62.5%", "2 days in a row". */
  valueText: string;
}
