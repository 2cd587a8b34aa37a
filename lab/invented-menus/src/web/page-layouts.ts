/** Surroundings of a menu. Fields: menu, notes, place, address, phone, title, head (data for search engines), offer. */
export const PAGE_LAYOUTS: Readonly<Record<string, string>> = {
  fragment: '{menu}{notes}',
  plain:
    '<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{title}</title>{head}</head><body>{menu}{notes}</body></html>\n',
  'home made': `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>{place} Price List</title>{head}<style>body{font-family:Verdana}td{padding:4px}</style></head>
<body bgcolor="#fffef0"><center><h1>{place}</h1></center><p align="center"><i>{address}</i><br>Phone your order: <b>{phone}</b></p>
{menu}{notes}
<p align="center"><b>OPENING TIMES</b><br>Mon closed<br>Tue - Thu 11.30 - 1.30 and 4.30 - 9.00<br>Fri - Sat 11.30 - 9.30</p></body></html>
`,
  'small site': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{title} | {place}</title>{head}<link rel="stylesheet" href="/css/style.css"></head><body>
<nav class="navbar"><a class="navbar-brand" href="/">{place}</a><ul class="navbar-nav"><li><a href="/">Home</a></li><li><a href="/menu">Menu</a></li><li><a href="/book">Book a Table</a></li></ul></nav>
<div class="container">{menu}{notes}</div>
<footer><p>{address}</p><p>{phone}</p><p>&copy; {place}. All rights reserved.</p></footer></body></html>
`,
  blog: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{title} – {place}</title>{head}<meta name="generator" content="WordPress"></head><body class="page-template-default page">
<a class="skip-link screen-reader-text" href="#content" hidden>Skip to content</a>
<header class="site-header"><p class="site-title"><a href="/" rel="home">{place}</a></p><nav><ul><li class="menu-item"><a href="#">Home</a></li><li class="menu-item"><a href="#">Menus</a></li><li class="menu-item"><a href="#">Find Us</a></li></ul></nav></header>
<main id="content"><article class="hentry"><div class="entry-content"><p class="has-text-align-center">Food is served Monday to Saturday noon to 9pm and Sunday noon to 6pm.</p>
{menu}<hr>{notes}</div><footer class="entry-footer">Last updated 2 March</footer></article></main>
<footer class="site-footer"><p>{address} | {phone}</p></footer></body></html>
`,
  'site with everything': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{place} | {title}</title>{head}</head><body>
<div id="cookie-notice" class="cookie-consent"><p>We use cookies to give you the best experience on our website.</p><button>Accept</button><a href="/privacy">Privacy policy</a></div>
<header><div class="logo"><a href="/"><img src="/logo.png" alt="{place}"></a></div><nav><ul><li><a href="/">Home</a></li><li><a href="/menus">Menus</a></li><li><a href="/gift">Gift Vouchers</a></li><li><a href="/events">Events</a></li></ul></nav></header>
<div class="hero"><h1>{place}</h1><p>Good food, good company</p></div>
<main>{menu}{notes}</main>
<section class="reviews"><h2>What our guests say</h2><blockquote><p>Wonderful food and friendly staff, we will be back!</p><cite>Ann B.</cite></blockquote></section>
<form class="newsletter"><h4>Join our newsletter</h4><p>Sign up and get 10% off your first order.</p><input type="email"><button>Subscribe</button></form>
<footer><div class="hours"><h3>Opening Hours</h3><p>Monday - Thursday 12:00 - 22:00<br>Friday &amp; Saturday 12:00 - 23:00</p></div><p>{address}</p><ul><li><a href="#">Facebook</a></li></ul></footer>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}</script></body></html>
`,
  'order page': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Order from {place}</title>{head}</head><body>
<header><h1>{place}</h1><p>Call us: {phone}</p></header>
<div id="content"><div class="wrap">{menu}</div></div>
<div class="basket"><h4>Your order</h4><p>Your basket is empty</p><p>Minimum order £15.00</p></div>{notes}
<div class="offer"><h3>Lunch Deal</h3><p>Any main and a drink for {offer}, Monday to Thursday.</p></div></body></html>
`,
};
