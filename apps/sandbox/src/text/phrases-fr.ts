import type { Phrases } from './phrases.ts';

export const PHRASES_FR: Phrases = {
  headings: {
    employer: ['Qui sommes-nous ?', 'À propos de {company}', 'Notre maison'],
    role: ['Le poste', 'En bref', 'Votre place chez nous'],
    duties: ['Vos missions', 'Au quotidien', 'Ce que vous ferez'],
    needs: ['Votre profil', 'Ce que nous attendons', 'Prérequis'],
    pluses: ['Ce serait un plus', 'Apprécié'],
    offer: ['Ce que nous offrons', 'Avantages', 'Pourquoi nous rejoindre'],
    pay: ['Rémunération', 'Salaire'],
    closing: ['Pour postuler', 'La suite', 'Candidature'],
  },
  employerMore: [
    'Nous faisons ce métier depuis {founded} et la plupart de nos responsables ont commencé sur le terrain.',
    'Les décisions se prennent près du travail.',
    'Nos collègues restent en moyenne huit ans.',
    'Depuis {founded}, nous grandissons lentement et volontairement.',
  ],
  opening: [
    'Nous recrutons pour notre site de {city}.',
    'Notre équipe de {city} s’agrandit et cherche du renfort.',
    'À la suite d’un départ à la retraite, un poste est à pourvoir à {city}.',
    'De nouveaux projets nous amènent à créer un poste à {city}.',
  ],
  openingRemote: [
    'Notre équipe répartie cherche du renfort.',
    'Nous agrandissons une équipe qui travaille à distance depuis des années.',
  ],
  team: [
    'L’équipe compte {n} personnes et votre interlocuteur sera : {boss}.',
    'Vous travaillerez avec {n} collègues, dont deux arrivés cette année.',
    'Un collègue expérimenté vous accompagne pendant le premier mois.',
    'Vous rejoignez une équipe de {n} personnes qui se connaissent bien.',
  ],
  modes: {
    remote: [
      'Le poste est en télétravail complet depuis n’importe où {inCountry}.',
      'Vous travaillez à distance ; nous nous retrouvons à {city} deux fois par an.',
    ],
    hybrid: [
      'Nous travaillons en mode hybride : {days} jours par semaine au bureau de {city}, le reste chez vous.',
      'Poste hybride avec {days} jours fixes à {city}.',
    ],
    on_site: [
      'Le travail se fait sur place à {city}.',
      'Le poste est basé à {city}, à cinq minutes des transports.',
      'Lieu de travail : {city}.',
    ],
  },
  hours: {
    office: [
      'La semaine compte {hours} heures, avec des horaires souples.',
      'Les horaires sont libres autour d’une plage commune de cinq heures.',
    ],
    shifts: [
      'Le planning est publié six semaines à l’avance et les échanges sont faciles.',
      'Vous alternez matins, soirs et un week-end sur trois.',
      'Les nuits sont majorées et jamais plus de quatre de suite.',
    ],
    days: [
      'Vous travaillez du lundi au vendredi, {hours} heures par semaine.',
      'Les heures supplémentaires sont payées ou récupérées.',
    ],
  },
  employment: {
    part_time: ['Poste à temps partiel, environ 24 heures par semaine.'],
    temporary: ['Contrat saisonnier de six mois, renouvelable.'],
    contract: ['Remplacement d’un congé parental pour douze mois.'],
    internship: ['Le stage dure cinq mois et il est rémunéré.'],
  },
  benefits: {
    CA: [
      'Assurance collective pour vous et votre famille',
      'Régime de retraite avec cotisation de l’employeur',
      'Quatre semaines de vacances après deux ans',
      'Repas à prix réduit',
      'Budget de formation',
      'Stationnement gratuit',
      'Journées personnelles payées',
    ],
    other: [
      'Mutuelle prise en charge à 70 %',
      'Treizième mois',
      'Titres-restaurant ou repas sur place',
      'Participation aux transports à 75 %',
      'Formation chaque année',
      'Six semaines de congés avec les RTT',
      'Prime d’ancienneté',
      'Vélo de fonction',
      'Crèche partenaire',
    ],
  },
  pay: {
    hour: ['Le salaire horaire est de {pay} par heure.', 'Rémunération : {pay} de l’heure, majorée la nuit.'],
    month: ['Le salaire brut est de {pay} par mois.', 'Rémunération : {pay} bruts par mois.'],
    year: [
      'Le salaire annuel brut est de {pay} par an selon l’expérience.',
      'Rémunération : {pay} bruts par an.',
    ],
  },
  closing: [
    'Envoyez votre CV, la lettre n’est pas nécessaire. Vous aurez une réponse sous cinq jours ouvrés.',
    'Un échange de vingt minutes par téléphone, puis une demi-journée rémunérée avec l’équipe.',
    'Une question ? Laissez un numéro et nous vous rappelons.',
    'Nous lisons les candidatures au fil de l’eau et fermons l’annonce dès que la bonne personne est trouvée.',
  ],
  equality: [
    '{company} étudie toutes les candidatures sans distinction d’âge, d’origine, de genre ou de handicap.',
    'Vous ne cochez pas toutes les cases ? Écrivez-nous quand même.',
    'Nos postes sont ouverts aux personnes en situation de handicap.',
  ],
  updates: [
    'Mise à jour : les entretiens ont lieu dans les deux prochaines semaines.',
    'Mise à jour : un deuxième poste vient d’être ouvert.',
  ],
};
