const modulus = 10;

/** Whether the last digit of a card number fits the others, as it does unless one was mistyped. */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % modulus === 0;
}
