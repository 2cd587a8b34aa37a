// Locates the browser: only after a click, and sent with about a hundred metres of precision.
const finder = document.getElementById('find');
const fill = ({ coords }) => {
  const near = document.getElementById('near');
  near.value = `${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`;
  near.dispatchEvent(new Event('change', { bubbles: true }));
};
const fail = () => {
  document.getElementById('near-me').textContent = 'We cannot find your position';
};

if ('geolocation' in navigator) finder.classList.add('can-locate');
finder.addEventListener('click', ({ target }) => {
  if (target.id === 'near-me') navigator.geolocation.getCurrentPosition(fill, fail);
});
