/** A text in each language that the pages on privacy have. */
export interface PrivacyText {
  readonly en: string;
  readonly fr: string;
}

/** Something that our tags or pages write into a visitor's browser. */
export interface BrowserData {
  /** The key or name; `…` stands for the page or the number of the request. */
  readonly name: string;
  readonly place: 'session storage' | 'local storage' | 'database';
  /** Whether tags write it on other people's pages, too. */
  readonly isOnPartners: boolean;
  readonly title: PrivacyText;
  readonly purpose: PrivacyText;
  readonly until: PrivacyText;
}

/** Something that our server keeps. */
export interface ServerData {
  readonly title: PrivacyText;
  readonly purpose: PrivacyText;
  /** `{days}` stands for the days that requests are kept. */
  readonly until: PrivacyText;
  /** The columns of its tables, by table, and the keys of a column that holds JSON. */
  readonly tables: Readonly<Record<string, string>>;
  /** The paths of its files in the server's folder. */
  readonly files: readonly RegExp[];
}

/** A call that our tags or pages make from a visitor's browser, besides those for files of the site. */
export interface BrowserRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Expression for the whole path. */
  readonly path: RegExp;
  /** Whether only the business's own pages make it. */
  readonly isOnlyOurs?: true;
  readonly title: PrivacyText;
  readonly purpose: PrivacyText;
}

const tabCloses: PrivacyText = { en: 'You close the tab', fr: "Vous fermez l'onglet" };

/**
 * Everything that visitors' browsers keep for our tags and pages. The tables of the privacy pages are made from it; a
 * test compares it with the keys that `widgets/lib/storage.ts` takes.
 */
export const browserData: readonly BrowserData[] = [
  {
    name: 'painting-estimator-draft:…',
    place: 'session storage',
    isOnPartners: true,
    title: { en: 'Your unfinished estimate', fr: 'Votre estimation en cours' },
    purpose: {
      en: "Your estimator entries, so that a reload doesn't make you type them again and you can change what you sent",
      fr: "Vos réponses à l'estimateur, pour qu'un rechargement ne vous les fasse pas retaper et que vous puissiez changer ce que vous avez envoyé",
    },
    until: {
      en: "You press 'Start over', or close the tab",
      fr: "Vous recommencez, ou fermez l'onglet",
    },
  },
  {
    name: 'painting-quote-draft:…',
    place: 'session storage',
    isOnPartners: true,
    title: { en: 'Your unfinished request', fr: 'Votre demande en cours' },
    purpose: {
      en: "What you typed into a quote form, so that a reload doesn't make you type it again",
      fr: "Ce que vous avez écrit dans un formulaire, pour qu'un rechargement ne vous le fasse pas retaper",
    },
    until: {
      en: 'Your request has been sent, or you close the tab',
      fr: "Votre demande est envoyée, ou vous fermez l'onglet",
    },
  },
  {
    name: 'height:…',
    place: 'session storage',
    isOnPartners: false,
    title: { en: "The estimator's height", fr: "La hauteur de l'estimateur" },
    purpose: {
      en: "The height of the estimator, so that the page doesn't jump at a reload",
      fr: "La hauteur de l'estimateur, pour que la page ne saute pas",
    },
    until: tabCloses,
  },
  {
    name: 'painting-thank-you',
    place: 'session storage',
    isOnPartners: true,
    title: { en: 'Your result', fr: 'Votre résultat' },
    purpose: {
      en: 'The result of the form you just sent, so that the thank-you page can show your receipt: your name and address, the day, the price and what it is made of',
      fr: "Le reçu du formulaire que vous venez d'envoyer : vos nom et adresse, la date et votre prix",
    },
    until: {
      en: 'The thank-you page opens. From then on only that page keeps it, for when you go back to it in the same tab',
      fr: "La page de remerciement s'ouvre; ensuite elle seule le garde, dans cet onglet",
    },
  },
  {
    name: 'painting-after-lead',
    place: 'session storage',
    isOnPartners: true,
    title: { en: 'What you added', fr: 'Ce que vous avez ajouté' },
    purpose: {
      en: 'The times and photos that you added to your request, by their names, so that a reload still shows them',
      fr: "Les moments et les photos ajoutés à votre demande, par leurs noms, pour qu'un rechargement les montre encore",
    },
    until: tabCloses,
  },
  {
    name: 'painting-first-touch',
    place: 'session storage',
    isOnPartners: true,
    title: { en: 'Your first visit', fr: 'Votre première visite' },
    purpose: {
      en: 'How you found us: the page you arrived on, the campaign or click number of the link, the site you came from',
      fr: "La façon dont vous nous avez trouvés : la page d'arrivée, la campagne ou le numéro de clic du lien, le site d'où vous venez",
    },
    until: tabCloses,
  },
  {
    name: 'painting-photos',
    place: 'database',
    isOnPartners: true,
    title: { en: 'Your photos on their way', fr: 'Vos photos en route' },
    purpose: {
      en: 'Photos that you added to your request, until our server has them; it is made, empty, when the thank-you is shown',
      fr: "Les photos ajoutées à votre demande, jusqu'à ce que notre serveur les ait; elle est créée, vide, quand le remerciement s'affiche",
    },
    until: {
      en: 'They are delivered. After 24 hours they are never sent, and the next thank-you you see here erases them',
      fr: 'Elles sont livrées. Après 24 heures, elles ne sont plus envoyées, et le prochain remerciement affiché ici les efface',
    },
  },
  {
    name: 'painting-outbox:…',
    place: 'local storage',
    isOnPartners: true,
    title: { en: 'Requests on their way', fr: 'Les demandes en route' },
    purpose: {
      en: "A request on its way, so that it isn't lost when the line or the mail service is down or you leave the page",
      fr: "Une demande en route, pour qu'une panne de réseau ou de courriel, ou votre départ, ne la perde pas",
    },
    until: {
      en: 'It is delivered. After 24 hours it is never sent, and the next page you open here erases it',
      fr: "Elle est livrée. Après 24 heures, elle n'est plus envoyée, et la prochaine page que vous ouvrez ici l'efface",
    },
  },
];

const withRequest: PrivacyText = { en: 'It goes with your request', fr: 'Effacé avec votre demande' };

/**
 * Everything that our own server keeps of visitors. The tables of the privacy pages are made from it; a test compares
 * it with the database, the folder and the log of a server that has been used in every way.
 */
export const serverData: readonly ServerData[] = [
  {
    title: { en: 'Your request', fr: 'Votre demande' },
    purpose: {
      en: "What you sent, with the price, the page and its language, and how you found us; what made it look like a robot's, if anything did; our notes, how far we are with it, and whether you said 'Not now' or stopped reminders",
      fr: "Ce que vous avez envoyé, avec le prix, la page et sa langue, et la façon dont vous nous avez trouvés; ce qui l'a fait ressembler à celle d'un robot, le cas échéant; nos notes, où nous en sommes, et si vous avez dit « Pas maintenant » ou arrêté les rappels",
    },
    until: {
      en: '{days} days; if its messages did not arrive, until we have seen that',
      fr: "{days} jours; si ses messages n'ont pu être livrés, jusqu'à ce que nous l'ayons vu",
    },
    tables: {
      leads:
        'lead_id reference kind replaces name email phone address message total_cost_cents source_name received_at contacted_at suspect reported_in details note outcome outcome_at won_cents lost_reason email_key client_mark not_now_at reminders_stopped_at',
      'leads.details':
        'createdAt fields project price previous promise language source attribution page consent test texts',
    },
    files: [/^leads\.db(-wal|-shm|\.lock)?$/],
  },
  {
    title: { en: 'Messages about it', fr: 'Ses messages' },
    purpose: {
      en: 'The messages to you and to us, and when and how each was delivered',
      fr: 'Les messages à vous et à nous, et quand et comment chacun a été livré',
    },
    until: withRequest,
    tables: {
      deliveries:
        'id lead_id channel topic mail state created_at started_at attempts next_attempt_at delivered_at recipient reported_in seen_at',
      attempts: 'id delivery_id lead_id attempted_at error',
    },
    files: [/^outbox(\/[\w-]+\.(eml|part))?$/],
  },
  {
    title: { en: 'Times and photos', fr: 'Moments et photos' },
    purpose: {
      en: 'The times you asked for, the one we confirmed, and your photos without what the camera wrote into them',
      fr: "Les moments demandés, celui que nous avons confirmé, et vos photos, sans ce que l'appareil y a écrit",
    },
    until: withRequest,
    tables: {
      visits: 'lead_id times note language asked_at wishes confirmed decided_at sequence sent_at',
      photos: 'id lead_id description bytes added_at stored_at',
    },
    files: [/^leads\.db\.photos(\/\w+(\/[\w-]+\.(jpg|[\w-]+\.part))?)?$/],
  },
  {
    title: { en: 'What an ad brought', fr: "Ce qu'une annonce a rapporté" },
    purpose: {
      en: 'If you came by an ad and we did the work: when we told its network, by the number of your click and without your name, what the work cost',
      fr: "Si une annonce vous a amené et que nous avons fait les travaux : quand nous avons dit à son réseau, par le numéro de votre clic et sans votre nom, ce qu'ils ont coûté",
    },
    until: withRequest,
    tables: { ad_downloads: 'lead_id network downloaded_at' },
    files: [],
  },
  {
    title: { en: 'Counts of calls', fr: "Nombre d'appels" },
    purpose: {
      en: "Your internet address and how often it called, so that a robot cannot flood us. Of a request that looks like a robot's, a mark made from the address stays with it",
      fr: "Votre adresse Internet et le nombre de ses appels, pour qu'un robot ne nous submerge pas. Une demande qui semble venir d'un robot garde une marque tirée de l'adresse",
    },
    until: {
      en: 'An hour; a mark without the address, a day',
      fr: "Une heure; une marque sans l'adresse, un jour",
    },
    tables: { call_counts: 'key ends_at count' },
    files: [],
  },
  {
    title: { en: 'Copies for the case of a fault', fr: 'Copies en cas de panne' },
    purpose: {
      en: 'A copy of all of this, made every night, so that no request is lost with a disk',
      fr: "Une copie de tout cela, faite chaque nuit, pour qu'aucune demande ne se perde avec un disque",
    },
    until: {
      en: 'Fourteen nights, also of what was erased since',
      fr: 'Quatorze nuits, même de ce qui a été effacé depuis',
    },
    tables: {},
    files: [
      /^backups(\/status\.json|\/leads-[\dT-]+(\/(manifest\.json|leads\.db(\.token|\.push-keys|\.photos(\/\w+(\/[\w-]+\.jpg)?)?)?))?)?$/,
    ],
  },
];

/**
 * What our own server keeps of nobody but the business: its clock, the sessions and the token of who reads the requests, and the
 * phones that are told of them with the server's keys for that.
 */
export const ownServerData: Pick<ServerData, 'tables' | 'files'> = {
  tables: {
    clock: 'id seen_at doubted_at',
    sessions: 'digest ends_at',
    push_devices: 'id endpoint p256dh auth label added_at key_mark',
  },
  files: [/^leads\.db\.(token|push-keys)$/],
};

/** The lines of the server's log that calls and visitors' requests cause; others tell of the server alone. */
export const logLines: readonly RegExp[] = [
  /^[A-Z]+ \/[a-z0-9./…-]* \d{3} \d+ ms(, opened by (session [\w-]{8}|the token|the link of a mail))?$/,
  /^(mail|webhook|alert|push) [\w.-]+ not delivered \([\w :()-]*\), [a-z ]+$/,
];

/** Every call from visitors' browsers, besides those for files of the site. */
export const browserRequests: readonly BrowserRequest[] = [
  {
    method: 'POST',
    path: /\/api\/estimate$/,
    title: { en: 'The price', fr: 'Le prix' },
    purpose: {
      en: 'The rooms, counts and sizes you entered; neither name nor address',
      fr: 'Les pièces, nombres et surfaces inscrits; ni nom ni adresse',
    },
  },
  {
    method: 'POST',
    path: /\/api\/v1\.0\/email\/send$/,
    title: { en: 'Your request and its confirmation', fr: 'Votre demande et sa confirmation' },
    purpose: {
      en: 'What you entered, and how you found us: two calls',
      fr: 'Ce que vous avez inscrit et la façon dont vous nous avez trouvés : deux appels',
    },
  },
  {
    method: 'POST',
    path: /\/api\/leads$/,
    title: { en: 'Your request, to the lead service', fr: 'Votre demande, au service des demandes' },
    purpose: {
      en: 'The same, where the page names such a service',
      fr: 'La même chose, si la page nomme un tel service',
    },
  },
  {
    method: 'GET',
    path: /\/api\/visits$/,
    title: { en: 'Times on offer', fr: 'Les moments offerts' },
    purpose: { en: 'Nothing of you', fr: 'Rien de vous' },
  },
  {
    method: 'PUT',
    path: /\/api\/leads\/\w+\/visit$/,
    title: { en: 'Times you ask for', fr: 'Les moments demandés' },
    purpose: { en: 'The times and your note', fr: 'Les moments et votre note' },
  },
  {
    method: 'PUT',
    path: /\/api\/leads\/\w+\/photos\/[\w-]+$/,
    title: { en: 'A photo', fr: 'Une photo' },
    purpose: { en: 'The photo and its description', fr: 'La photo et sa description' },
  },
  {
    method: 'DELETE',
    path: /\/api\/leads\/\w+\/photos\/[\w-]+$/,
    title: { en: 'A photo you remove', fr: 'Une photo retirée' },
    purpose: { en: 'Its number', fr: 'Son numéro' },
  },
  {
    method: 'POST',
    path: /\/estimate\/[\w-]+\/(visit|photos|photos\/[\w-]+\/remove|change|not-now|stop)$/,
    isOnlyOurs: true,
    title: {
      en: 'What you press on the page of your estimate',
      fr: 'Ce que vous pressez sur la page de votre estimation',
    },
    purpose: {
      en: 'Times, a note, photos, or that now is not the time',
      fr: "Des moments, une note, des photos, ou que ce n'est pas le moment",
    },
  },
  {
    method: 'GET',
    path: /\/estimate\/[\w-]+\/draft$/,
    isOnlyOurs: true,
    title: {
      en: 'Your answers, when you change something there',
      fr: 'Vos réponses, quand vous y changez quelque chose',
    },
    purpose: { en: 'A code that holds for two minutes', fr: 'Un code qui vaut deux minutes' },
  },
];
