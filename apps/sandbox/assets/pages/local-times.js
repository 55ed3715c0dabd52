// Times are sent in UTC; here they become those of the player's clock, with the day unless it is today.
for (const time of document.querySelectorAll('time[data-local]')) {
  const moment = new Date(time.dateTime);
  const isToday = moment.toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(`${document.documentElement.lang}-u-nu-latn`, {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { year: 'numeric', month: 'short', day: 'numeric' }),
  });
  time.textContent = format.format(moment);
}
