/** French texts of roles whose facts stand in the English banks; the format is described at `addBank`. */
export const ALL_FR = `
# registered-nurse
titles: Infirmier / Infirmière; Infirmier diplômé d'État
focus: Bloc opératoire; Dialyse; Nuit; Chirurgie ambulatoire; Réanimation
team: équipe soignante; cadre de santé
- Évaluer l'état des patients à chaque prise de poste et adapter le plan de soins.
- Administrer les traitements et les perfusions en toute sécurité.
- Repérer rapidement une aggravation et prévenir le médecin.
- Tenir le dossier à jour pendant le service.
- Préparer les patients avant une intervention et les accompagner au réveil.
- Expliquer les soins à poursuivre à la maison.
- Encadrer les étudiants et les nouveaux collègues.
- Transmettre au lit du patient pour que rien ne se perde.
- Participer à l'analyse mensuelle des incidents.
+ Diplôme d'État d'infirmier
+ Inscription à l'Ordre
+ Sens de l'observation et calme
+ Disponibilité un week-end sur trois
* Expérience en dialyse ou au bloc

# nursing-assistant
titles: Aide-soignant / Aide-soignante; Préposé aux bénéficiaires
focus: Nuit; Jour
team: équipe de soins; infirmière coordinatrice
- Aider à la toilette, à l'habillage et aux repas en respectant le rythme de chacun.
- Mesurer la tension, la température et le poids et signaler ce qui inquiète.
- Installer et mobiliser les personnes avec le matériel adapté.
- Répondre aux appels et prendre le temps de comprendre la demande.
- Entretenir la chambre et le matériel.
- Accompagner aux examens, au jardin ou chez le coiffeur.
- Rédiger des transmissions courtes et factuelles.
- Épauler l'infirmier pendant les soins.
+ Diplôme d'aide-soignant ou formation équivalente
+ Patience et douceur
+ Ponctualité
+ Bonne condition physique
* Expérience auprès de personnes âgées

# home-carer
titles: Auxiliaire de vie; Aide à domicile
focus: Matin; Week-end
team: équipe de secteur; responsable de secteur
- Rendre visite chaque semaine aux mêmes personnes.
- Aider au lever, à la toilette et au petit-déjeuner.
- Préparer un repas simple et faire les courses.
- Rappeler les médicaments et noter leur prise.
- Accompagner chez le médecin ou en promenade.
- Signaler tôt une chute, une tristesse ou une porte fermée.
- Utiliser le lève-personne en sécurité.
- Tenir le carnet de liaison après chaque visite.
+ Goût du contact et discrétion
+ Permis B ou vélo
+ Disponibilité certains week-ends
+ Première expérience, même familiale
* Formation aux troubles de la mémoire

# cook
titles: Cuisinier / Cuisinière; Chef de partie; Commis de cuisine
focus: Poissons; Entremets; Soir; Cuisine de collectivité
team: brigade; chef de cuisine
- Mettre en place votre poste et le garder propre pendant le service.
- Cuisiner selon la fiche et goûter avant l'envoi.
- Réceptionner les livraisons et refuser ce qui n'est pas bon.
- Préparer les légumes du jour et valoriser les parures.
- Respecter les allergies sans exception.
- Noter les températures et les dates.
- Former les apprentis au poste.
- Proposer un plat pour la prochaine carte.
+ CAP de cuisine ou expérience équivalente
+ Connaissance des règles d'hygiène
+ Rapidité et sang-froid
+ Un dimanche sur deux libre, les autres non
* Expérience en cuisine de saison

# server
titles: Serveur / Serveuse; Chef de rang
focus: Soir; Terrasse; Week-end
team: équipe de salle; directeur de salle
- Accueillir les clients et les placer.
- Présenter la carte que vous avez goûtée.
- Prendre la commande sans oublier l'allergie annoncée à la fin.
- Servir et débarrasser sans interrompre les conversations.
- Conseiller un vin ou une boisson sans alcool.
- Encaisser et partager les additions.
- Dresser la salle avant le service.
- Régler les réclamations sur place.
+ Première expérience en salle
+ Sourire solide et bonne mémoire
+ Travail le soir et le week-end
+ Présentation soignée
* Anglais

# baker
titles: Boulanger / Boulangère; Tourier
focus: Nuit; Levain
team: fournil; chef boulanger
- Pétrir, façonner et cuire des pains au levain.
- Juger la pâte à la main et corriger l'hydratation.
- Tourer et garnir les viennoiseries.
- Préparer les commandes avant cinq heures.
- Entretenir les levains.
- Nettoyer les machines et noter les températures.
- Accueillir un apprenti.
- Essayer de nouvelles farines avec le meunier.
+ CAP de boulangerie
+ Lève-tôt
+ Précision et propreté
+ Esprit d'équipe
* Expérience du levain naturel

# hotel-receptionist
titles: Réceptionniste; Réceptionniste d'hôtel
focus: Nuit; Week-end
team: équipe de réception; chef de réception
- Accueillir les clients et rendre le départ agréable.
- Répondre aux appels et transformer les questions en réservations.
- Conseiller des promenades et des tables que vous aimez.
- Résoudre les soucis de chambre tout de suite.
- Établir les factures et tenir la caisse.
- Se coordonner avec les étages et la cuisine.
- Veiller à la sécurité la nuit.
- Noter les souhaits pour la prochaine visite.
+ Formation hôtelière ou expérience d'accueil
+ Français et anglais courants
+ Calme et courtoisie
+ Horaires décalés
* Une troisième langue

# housekeeper
titles: Femme de chambre / Valet de chambre; Agent d'étage; Gouvernante
focus: Week-end; Matin
team: équipe des étages; gouvernante générale
- Préparer treize chambres par jour avec soin.
- Changer le linge et réassortir les produits.
- Signaler les défauts avec une photo.
- Entretenir les couloirs et les salons.
- Remettre les objets trouvés.
- Employer le bon produit sur la bonne surface.
- Installer lits d'appoint et lits bébé.
- Aider à la lingerie les jours chargés.
+ Sens du détail
+ Endurance
+ Honnêteté
+ Deux week-ends par mois
* Expérience en hôtellerie

# solar-installer
titles: Installateur photovoltaïque; Poseur de panneaux solaires
focus: Toiture; Ombrières
team: équipe de pose; chef d'équipe
- Poser rails et modules sur les toitures, droits et en sécurité.
- Tirer et raccorder les câbles.
- Mettre en service les onduleurs avec l'électricien.
- Installer les protections avant toute autre chose.
- Lire les plans de calepinage.
- Mesurer et consigner les valeurs.
- Remplacer une tuile cassée sans laisser de fuite.
- Expliquer le suivi au client.
+ Expérience dans le bâtiment
+ Aisance en hauteur
+ Permis B
+ Esprit d'équipe
* Habilitation électrique

# electrician
titles: Électricien / Électricienne; Électricien industriel
focus: Maintenance; Chantier; Photovoltaïque
team: équipe électrique; conducteur de travaux
- Installer câbles, coffrets et appareillages selon les plans.
- Rechercher les pannes avec méthode.
- Contrôler et consigner avant d'intervenir.
- Mettre en service automates et entraînements.
- Préparer le matériel de la semaine.
- Se coordonner avec les autres corps d'état.
- Rédiger le procès-verbal d'essai.
- Former un apprenti.
+ Diplôme en électricité
+ Habilitations à jour
+ Lecture de schémas
+ Permis B
* Bornes de recharge ou automates

# production-operator
titles: Opérateur de production; Agent de production; Tourneur en céramique
focus: Deux-huit; Finition; Cuisson
team: équipe d'atelier; chef d'atelier
- Préparer et conduire la ligne ou le four.
- Contrôler la première pièce puis des échantillons.
- Arrêter quand les valeurs dérivent.
- Noter les quantités et les rebuts.
- Emballer et étiqueter.
- Nettoyer selon le plan.
- Proposer des améliorations à la réunion du matin.
- Apprendre les postes voisins.
+ Expérience en atelier ou envie d'apprendre
+ Précision du geste
+ Travail en équipes
+ Respect des consignes
* Formation technique

# backend-developer
titles: Développeur / Développeuse back-end; Ingénieur logiciel
focus: Billettique; Intégrations; Plateforme; TypeScript
team: équipe technique; responsable technique
- Concevoir et exploiter les services du produit.
- Modéliser des tables qui restent rapides avec dix ans de données.
- Écrire des tests qui expliquent l'intention.
- Relire le code avec exigence et bienveillance.
- Remplacer les vieux modules par petites étapes.
- Échanger chaque semaine avec le support et traiter les causes.
- Consigner les décisions en une page.
- Participer à l'astreinte et la rendre plus calme.
+ Quatre ans d'expérience avec un langage typé
+ Maîtrise des bases relationnelles
+ Expérience de l'exploitation
+ Français et anglais écrits
* Intérêt pour notre secteur

# product-manager
titles: Chef de produit; Product Manager
focus: Mobile; Données; Voyageurs
team: équipe produit; directrice produit
- Décider de la suite et surtout de ce que nous ne ferons pas.
- Observer les utilisateurs sur le terrain chaque mois.
- Rédiger des propositions courtes avec un objectif mesurable.
- Découper jusqu'à une première version en six semaines.
- Travailler chaque jour avec le design et la technique.
- Suivre l'usage après la sortie.
- Tenir une feuille de route crédible.
- Préparer les prix avec la finance.
+ Quatre ans en gestion de produit
+ Culture technique
+ Écriture claire
+ Jugement
* Connaissance du transport ou du jeu

# animator
titles: Animateur 2D / Animatrice 2D; Artiste rigging
focus: Série jeunesse; Décors; Rigging
team: équipe d'animation; directrice d'animation
- Animer des personnages avec du poids et du rythme.
- Passer du storyboard à la mise en place.
- Construire des rigs agréables à manipuler.
- Tenir le métrage hebdomadaire.
- Donner et recevoir des retours en visionnement.
- Garder les scènes propres.
- Explorer le style de la prochaine saison.
- Aider l'équipe d'outils par vos retours.
+ Bande démo
+ Expérience en série
+ Solides bases en dessin
+ Esprit d'équipe
* Notions de script

# lecturer
titles: Chargé / Chargée de cours; Professeur adjoint
focus: Sciences infirmières; Gestion; Informatique
team: corps enseignant; doyenne
- Donner trois ou quatre cours par trimestre à des étudiants qui travaillent souvent.
- Concevoir des travaux proches du métier.
- Recevoir les étudiants sur place et en ligne.
- Mettre les contenus à jour avec le milieu professionnel.
- Suivre un groupe de l'admission au diplôme.
- Siéger à un comité.
- Entretenir des liens avec les employeurs.
- Réviser le cours chaque année selon les résultats.
+ Maîtrise ou doctorat dans la discipline
+ Expérience d'enseignement auprès d'adultes
+ Pratique professionnelle
+ Excellente maîtrise du français
* Enseignement à distance

# driver-passenger
titles: Chauffeur accompagnateur; Conducteur de transport adapté
focus: Fin de semaine; Matin
team: équipe de transport; responsable des transports
- Conduire les résidents à leurs rendez-vous sans les presser.
- Aider à monter, à s'attacher et à descendre.
- Vérifier le véhicule et le marchepied avant le départ.
- Fixer les fauteuils en quatre points.
- Tenir le carnet de route.
- Prévenir en cas de retard.
- Garder le véhicule propre et chauffé.
- Signaler ce qui a changé chez un passager.
+ Permis adapté
+ Bon dossier de conduite
+ Patience
+ Français, anglais fonctionnel
* Secourisme
`;
